/** The language of the page. Texts are loaded a file at a time: what a page shows, and in one language. */
import { SvelteSet } from 'svelte/reactivity';
import { chooseLanguage, LANGUAGES, RELATIVES, type Language } from './languages';
import { BracketTeller, makeBundle, Teller, type Args, type Message } from './teller';

const FILES = import.meta.glob<string>('../../../src/langbord/locales/*/*.ftl', { query: '?raw', import: 'default' });
const STORED = 'langbord-language';

async function read(language: Language, file: string): Promise<string | null> {
  return (await FILES[`../../../src/langbord/locales/${language}/${file}.ftl`]?.()) ?? null;
}

/** All texts of these files, each in the language or its nearest relative. */
async function load(language: Language, files: Iterable<string>): Promise<Teller> {
  const texts: Partial<Record<Language, string[]>> = {};
  for (const file of files) {
    for (const relative of RELATIVES[language]) {
      const text = await read(relative, file);
      if (text === null) continue;
      (texts[relative] ??= []).push(text);
      break;
    }
  }
  const bundles = RELATIVES[language]
    .filter((relative) => texts[relative])
    .map((relative) => makeBundle(relative, texts[relative] ?? []));
  const brackets = new URLSearchParams(location.search).has('brackets');
  return brackets ? new BracketTeller(language, bundles) : new Teller(language, bundles);
}

class I18n {
  language = $state<Language>('en');
  teller = $state.raw(new Teller('en', []));
  private readonly files = new SvelteSet(['core', 'web', 'server']);

  async start(): Promise<void> {
    const asked = new URLSearchParams(location.search).get('language');
    const stored = localStorage.getItem(STORED);
    await this.use(chooseLanguage([asked ?? '', stored ?? '', ...navigator.languages].filter(Boolean)));
  }

  /** Speak this language from now on. */
  async use(language: Language): Promise<void> {
    this.teller = await load(language, this.files);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The same, and remember it. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(STORED, language);
    await this.use(language);
  }

  /** Have the texts of these files at hand, as those of a game. */
  async need(...files: string[]): Promise<void> {
    if (files.every((file) => this.files.has(file))) return;
    for (const file of files) this.files.add(file);
    await this.use(this.language);
  }
}

export const i18n = new I18n();

/** The sentence of a message in the language of the page. */
export function t(message: Message | string, args: Args = {}, seats: readonly string[] = []): string {
  return i18n.teller.tell(message, args, seats);
}

export { LANGUAGES };
export type { Language };
