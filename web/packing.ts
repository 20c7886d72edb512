import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKINGS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Lays beside every script and style what it is compressed to, so that the server need not do it at every visit. */
export function packing(): Plugin {
  return {
    name: 'packing',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets');
      for (const name of await readdir(folder)) {
        const content = await readFile(join(folder, name));
        for (const [ending, pack] of Object.entries(PACKINGS)) {
          await writeFile(join(folder, `${name}.${ending}`), await pack(content));
        }
      }
    },
  };
}
