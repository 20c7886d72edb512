/** Proving a finished game in the browser: the dealer's key must fit what he promised before the first card. */

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function keepsPromise(commitment: string, key: string): Promise<boolean> {
  return (await sha256(bytes(key))) === commitment;
}

/** The first line of a record whose check is false, counted from 1; null where all are true. */
export async function firstFalseLine(record: string, key: string): Promise<number | null> {
  const hmac = await crypto.subtle.importKey('raw', bytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let before = '';
  for (const [number, line] of record.trimEnd().split('\n').entries()) {
    const found = /,?"check":"([0-9a-f]{16})"\}$/.exec(line);
    if (!found) return number + 1;
    const body = `${line.slice(0, found.index)}}`;
    const text = new TextEncoder().encode(`langbord line 1\0${before}\0${body}`);
    const check = hex(new Uint8Array(await crypto.subtle.sign('HMAC', hmac, text))).slice(0, 16);
    if (check !== found[1]) return number + 1;
    before = check;
  }
  return null;
}
