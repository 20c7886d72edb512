/** The language of the page. Texts are loaded a file at a time: what a page shows, and in one language. */
import { SvelteSet } from 'svelte/reactivity';
import { readFile } from './gamefiles';
import { chooseLanguage, LANGUAGES, type Language } from './languages';
import { BracketTeller, makeBundle, readable, Teller, type Args, type Message, type Unknown } from './teller';
import { storage } from './storage';

const FILES = import.meta.glob<string>('../../../src/langbord/locales/*/*.ftl', { query: '?raw', import: 'default' });
const STORED = 'langbord-language';

/** Texts of ours, built with the page, or of a game, from its folder: all of them, or of `game/title` only what it is called. */
async function read(language: Language, name: string): Promise<string | null> {
  const ours = FILES[`../../../src/langbord/locales/${language}/${name}.ftl`];
  const [game = '', title] = name.split('/');
  return ours ? ours() : readFile(game, `${title === undefined ? 'texts' : 'titles'}/${language}.ftl`);
}

/** All these texts. Every file has all of its messages: what was not translated stands there in a relative. */
async function load(language: Language, files: Iterable<string>, unknown: Unknown): Promise<Teller> {
  const texts = await Promise.all([...files].map((file) => read(language, file)));
  const bundle = makeBundle(language, texts.filter((text) => text !== null));
  const brackets = new URLSearchParams(location.search).has('brackets');
  return new (brackets ? BracketTeller : Teller)(language, [bundle], unknown);
}

class I18n {
  language = $state<Language>('en');
  /** While texts are still to come, nothing is told of a message without one, rather than its name. */
  private readonly unknown: Unknown = (id) => (this.coming > 0 ? '' : id);
  teller = $state.raw(new Teller('en', [], this.unknown));
  private readonly files = new SvelteSet(['core', 'web', 'server']);
  private wanted: Language = 'en';
  private loading: Promise<void> = Promise.resolve(); // what was begun last
  private coming = 0; // texts that are being loaded

  async start(): Promise<void> {
    const asked = new URLSearchParams(location.search).get('language');
    const stored = storage.get(STORED);
    await this.use(chooseLanguage([asked ?? '', stored ?? '', ...navigator.languages].filter(Boolean)));
  }

  /** Speak this language from now on. Of several wishes the last one holds, in whatever order their texts come. */
  async use(language: Language): Promise<void> {
    this.wanted = language;
    this.coming += 1;
    const own = load(language, this.files, this.unknown).then((teller) => {
      if (this.loading === own) this.speak(language, teller);
    });
    this.loading = own;
    void own.finally(() => (this.coming -= 1));
    await this.loaded();
  }

  /** Until all that was wished for, meanwhile too, has come. */
  private async loaded(): Promise<void> {
    for (let awaited; awaited !== this.loading; ) await (awaited = this.loading);
  }

  private speak(language: Language, teller: Teller): void {
    this.teller = teller;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The same, and remember it. */
  async choose(language: Language): Promise<void> {
    storage.set(STORED, language);
    await this.use(language);
  }

  /** Have the texts of these at hand: files of ours, games, or what games are called. */
  async need(...names: string[]): Promise<void> {
    const known = names.every((name) => this.files.has(name));
    for (const name of names) this.files.add(name);
    await (known ? this.loaded() : this.use(this.wanted)); // what somebody else needed first may still be on its way
  }
}

export const i18n = new I18n();

/** The sentence of a message in the language of the page. */
export function t(message: Message | string, args: Args = {}, seats: readonly string[] = []): string {
  return i18n.teller.tell(message, args, seats);
}

/** What a game is called. */
export function gameName(game: string): string {
  const id = `${game}-name`;
  return i18n.teller.has(id) ? t(id) : readable(game);
}

export { LANGUAGES };
export type { Language };
