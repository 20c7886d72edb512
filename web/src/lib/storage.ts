/** What the browser keeps for this site. In a frame of another site it may keep nothing, and even asking is an error. */
function room(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const storage = {
  get: (key: string): string | null => room()?.getItem(key) ?? null,
  set: (key: string, text: string): void => room()?.setItem(key, text),
  remove: (key: string): void => room()?.removeItem(key),
  keys: (): string[] => Object.keys(room() ?? {}),
};
