// Made by tools/schema.py from the server's types. Do not edit.

export const LANGUAGES = {
  en: "English",
  nl: "Nederlands",
  nb: "Norsk bokmål",
  nn: "Norsk nynorsk",
  da: "Dansk",
  fi: "Suomi",
} as const;

export type Language = keyof typeof LANGUAGES;

/** Whose texts stand in where a language lacks any. */
export const RELATIVES: Record<Language, Language[]> = {
  en: ["en"],
  nl: ["nl", "en"],
  nb: ["nb", "da", "en"],
  nn: ["nn", "nb", "da", "en"],
  da: ["da", "nb", "en"],
  fi: ["fi", "en"],
};
