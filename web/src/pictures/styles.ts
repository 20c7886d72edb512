/**
 * Styles as simple programs understand them: variables, mixtures and units put in, new ways of writing as those of old.
 *
 * Of a variable that is set anew for the night the first value holds, which is that of the day.
 */
type Colour = [red: number, green: number, blue: number, opacity: number];

export class Styles {
  private readonly variables = new Map<string, string>();
  private readonly text: string;

  constructor(sheets: readonly string[]) {
    this.text = sheets.map((sheet) => withoutRules(sheet.replace(/\/\*[^]*?\*\//g, ''))).join('\n');
    for (const [, name = '', value = ''] of this.text.matchAll(/--([\w-]+):\s*([^;}]+)/g)) {
      if (!this.variables.has(name)) this.variables.set(name, value.trim());
    }
  }

  /** All of it, resolved. */
  toString(): string {
    return this.resolved(this.text).replace(/:where\(([^)]*)\)/g, '$1').replace(/--[\w-]+:[^;}]+;?/g, '');
  }

  /** The same in an attribute or a rule. */
  resolved(text: string): string {
    let found = text;
    for (let before = ''; before !== found; ) {
      before = found;
      found = found.replace(/var\(--([\w-]+)(?:, ?([^()]*))?\)/g, (_, name: string, other?: string) => this.variables.get(name) ?? other ?? 'none');
    }
    return found
      .replace(/color-mix\(in srgb,\s*(#\w+|rgb\([^)]*\)|transparent)(?: (\d+)%)?,\s*(#\w+|rgb\([^)]*\)|transparent)\)/g, mixed)
      .replace(/rgb\([^)]*\/[^)]*\)/g, (colour) => written(read(colour)))
      .replace(/translate\(([-\d.e]+)px, ?([-\d.e]+)px\)/g, 'translate($1 $2)')
      .replace(/translateX\(([-\d.e]+)px\)/g, 'translate($1 0)');
  }
}

/** Without rules for screens, motion and the like: what stands between `@` and its last bracket. */
function withoutRules(text: string): string {
  return text.replace(/@[\w-]+[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
}

function mixed(_: string, first: string, share: string | undefined, second: string): string {
  const part = Number(share ?? 50) / 100;
  const [one, other] = [read(first), read(second)];
  const opacity = one[3] * part + other[3] * (1 - part);
  const blend = (k: 0 | 1 | 2): number => (one[k] * one[3] * part + other[k] * other[3] * (1 - part)) / (opacity || 1);
  return written([blend(0), blend(1), blend(2), opacity]);
}

function read(colour: string): Colour {
  if (colour === 'transparent') return [0, 0, 0, 0];
  if (colour.startsWith('#')) {
    const long = colour.length < 6 ? colour.replace(/[^#]/g, '$&$&') : colour;
    const part = (k: number): number => parseInt(long.slice(k, k + 2), 16);
    return [part(1), part(3), part(5), 1];
  }
  const [red = 0, green = 0, blue = 0, opacity = 1] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  return [red, green, blue, opacity];
}

function written([red, green, blue, opacity]: Colour): string {
  return `rgba(${[red, green, blue].map(Math.round).join(', ')}, ${Math.round(opacity * 1000) / 1000})`;
}
