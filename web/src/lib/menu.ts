/** Legal actions as a menu; the same grouping as in the terminal (`src/langbord/cli/menu.py`). */
import type { Message } from './teller';
import type { Choice } from './wire';

/** One line of the menu: one action, or several that differ only in their last word. */
export interface Entry {
  label: Message;
  choices: Choice[];
}

/** First words of actions, and the message that tells a group of them. */
export type Groups = Readonly<Record<string, string>>;

export function menu(choices: readonly Choice[], groups: Groups): Entry[] {
  const alone: Entry[] = [];
  const together = new Map<string, Choice[]>();
  for (const choice of choices) {
    const words = choice.action.split(' ');
    if (words.length > 1 && groups[words[0] ?? ''] !== undefined) {
      const stem = words.slice(0, -1).join(' ');
      together.set(stem, [...(together.get(stem) ?? []), choice]);
    } else alone.push({ label: choice.label, choices: [choice] });
  }
  return [...alone, ...[...together].map(([stem, group]) => grouped(stem, group, groups))];
}

/** Entries of the same kind together, in the order in which the kinds come first. */
export function byKind(entries: readonly Entry[], kindOf: (action: string) => string): { title: string; entries: Entry[] }[] {
  const kinds = new Map<string, Entry[]>();
  for (const entry of entries) {
    const title = kindOf(entry.choices[0]?.action ?? '');
    kinds.set(title, [...(kinds.get(title) ?? []), entry]);
  }
  return [...kinds].map(([title, own]) => ({ title, entries: own }));
}

function grouped(stem: string, group: Choice[], groups: Groups): Entry {
  const label: Message = group[0]?.label ?? { id: '' };
  if (group.length === 1) return { label, choices: group };
  return { label: { id: groups[stem.split(' ')[0] ?? ''] ?? label.id, args: label.args }, choices: group };
}
