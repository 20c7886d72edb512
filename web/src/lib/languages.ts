/** The languages of Langbord, and whose texts stand in where one lacks any; the same lists as in `locales/__init__.py`. */

export const LANGUAGES = {
  en: 'English',
  nl: 'Nederlands',
  nb: 'Norsk bokmål',
  nn: 'Norsk nynorsk',
  da: 'Dansk',
  fi: 'Suomi',
} as const;

export type Language = keyof typeof LANGUAGES;

export const RELATIVES: Record<Language, Language[]> = {
  en: ['en'],
  nl: ['nl', 'en'],
  nb: ['nb', 'da', 'en'],
  nn: ['nn', 'nb', 'da', 'en'],
  da: ['da', 'nb', 'en'],
  fi: ['fi', 'en'],
};

/** The first of the wanted languages that we speak; "no" is bokmål. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split(/[-_.]/)[0] ?? '';
    const known = code === 'no' ? 'nb' : code;
    if (known in LANGUAGES) return known as Language;
  }
  return 'en';
}
