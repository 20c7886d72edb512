/** Which of the languages of Langbord is spoken. */
import { LANGUAGES, type Language } from '../generated/languages';

export { LANGUAGES, RELATIVES, type Language } from '../generated/languages';

/** The first of the wanted languages that we speak; "no" is bokmål. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split(/[-_.]/)[0] ?? '';
    const known = code === 'no' ? 'nb' : code;
    if (known in LANGUAGES) return known as Language;
  }
  return 'en';
}
