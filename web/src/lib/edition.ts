/** Where in an edition's text something is wrong, as far as the server's sentence tells. */

/** The line, counted from 1: named itself ("at line 5"), or by an entry ("place 4, x: …", "route 15 has …"). */
export function lineOf(text: string, complaint: string): number | null {
  const line = /at line (\d+)/.exec(complaint)?.[1];
  if (line !== undefined) return Number(line);
  const entry = /^(?:the edition: )?([a-z_]+)(?: (\d+))?/.exec(complaint);
  return entry ? entryLine(text, entry[1] ?? '', entry[2] === undefined ? null : Number(entry[2]) - 1) : null;
}

/** Where the entry with that number (from 0) of a list begins; without a number the list itself. */
function entryLine(text: string, name: string, number: number | null): number | null {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => new RegExp(`^\\s*${name}\\s*=`).test(line));
  if (begin < 0 || number === null) return begin < 0 ? null : begin + 1;
  const entries = [...lines.entries()].filter(([at, line]) => at > begin && line.trimStart().startsWith('{'));
  return (entries[number]?.[0] ?? begin) + 1;
}
