/**
 * Tells messages in one language; the counterpart of `Teller` in `src/langbord/locales/__init__.py`.
 *
 * An argument "@id" stands for another message, "#2" for the player at seat 2; a list of such is joined as the
 * language does it, equal ones counted. Attributes of "@id" are variables too: `$card-genitive`.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Arg = number | string | string[];
export type Args = Record<string, Arg>;

/** Something to tell: the id of a message, and its arguments. */
export interface Message {
  id: string;
  args?: Args | undefined;
}

/** A text composed of messages: sentences of clauses, what stands in one clause joined. */
export type Wording = Message[][][];

/** What stands for a message that there is no text of. */
export type Unknown = (id: string) => string;

type Variables = Record<string, number | string>;

export class Teller {
  /** `bundles`: the language itself first, then those that stand in for it. */
  constructor(
    readonly language: string,
    private readonly bundles: readonly FluentBundle[],
    private readonly unknown: Unknown = (id) => id,
  ) {}

  tell(message: Message | string, args: Args = {}, seats: readonly string[] = []): string {
    if (typeof message === 'string') return this.format(message, this.variables(args, seats));
    return this.format(message.id, this.variables({ ...message.args, ...args }, seats));
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** Texts in a row, equal ones counted: "2× a, b and c". */
  join(items: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    const counted = [...counts].map(([item, count]) =>
      count === 1 ? item : this.format('core-times', { count, item }),
    );
    const last = counted.pop() ?? '';
    return counted.length ? this.format('core-and', { first: counted.join(', '), last }) : last;
  }

  /** Messages as one text, clause after clause: "Pay 1 guilder: 1 point and 1 resource". */
  phrase(wording: Wording): string {
    const told = (clause: Message[]): string => this.join(clause.map((message) => this.tell(message)));
    const text = wording.map((clauses) => clauses.map(told).join(': ')).join('; ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  private variables(args: Args, seats: readonly string[]): Variables {
    const found: Variables = {};
    for (const [name, arg] of Object.entries(args)) {
      if (Array.isArray(arg)) found[name] = this.join(arg.map((item) => this.name(item, seats)));
      else if (typeof arg === 'string') {
        found[name] = this.name(arg, seats);
        if (arg.startsWith('@')) this.addForms(found, name, arg.slice(1));
      } else found[name] = arg;
    }
    return found;
  }

  /** What an argument stands for. */
  private name(arg: string, seats: readonly string[]): string {
    if (/^#\d+$/.test(arg)) return seats[Number(arg.slice(1))] ?? arg;
    return arg.startsWith('@') ? this.format(arg.slice(1), {}) : arg;
  }

  /** The inflected forms of a message that is named in another. */
  private addForms(found: Variables, name: string, id: string): void {
    const bundle = this.bundles.find((one) => one.hasMessage(id));
    const attributes = bundle?.getMessage(id)?.attributes ?? {};
    for (const [form, pattern] of Object.entries(attributes)) {
      if (bundle) found[`${name}-${form}`] = bundle.formatPattern(pattern, {}, []);
    }
  }

  private format(id: string, variables: Variables): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, variables, []);
    }
    return this.unknown(id);
  }

  /** One of a message's attributes, as the text of a card. */
  attribute(id: string, attribute: string): string | null {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.attributes[attribute];
      if (pattern) return bundle.formatPattern(pattern, {}, []);
    }
    return null;
  }
}

/** A name as a heading, where there is no message for it: "turns_left" is "Turns left". */
export function readable(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Puts every text that is told between brackets: what stands outside of them was not told. */
export class BracketTeller extends Teller {
  override tell(message: Message | string, args: Args = {}, seats: readonly string[] = []): string {
    return `⟦${super.tell(message, args, seats)}⟧`;
  }

  override join(items: readonly string[]): string {
    return `⟦${super.join(items)}⟧`;
  }
}

export function makeBundle(language: string, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return bundle;
}
