import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { packing } from './packing';

/** Editions are TOML files of the Python package; the client draws its boards from the same files. */
export function toml(): Plugin {
  return {
    name: 'toml',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(code))}`, map: null, moduleType: 'js' };
    },
  };
}

/** What the start page needs is sent in one piece: a file of its own for each part of it costs more than it holds. */
const FIRST = /node_modules\/(svelte|@fluent|esm-env)\/|web\/src\/(lib\/(api|browser|conversation|gamefiles|i18n|languages|line|me|names|quick|remember|router|settings|teller)\b|ui\/(Problem|Picture|Header|Icon|Notices)\b|pages\/Start|app\.css|App\b)|vite\/preload-helper/;

export const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** For the boards, which stand in the folders of their games. */
export const aliases = { $fair: here('src/fair'), $lib: here('src/lib'), $ui: here('src/ui') };

export default defineConfig({
  plugins: [toml(), svelte(), packing()],
  build: {
    outDir: '../src/langbord/server/static',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  resolve: {
    alias: aliases,
    dedupe: ['svelte', 'vitest'],
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  test: { environment: 'happy-dom', testTimeout: 180_000, hookTimeout: 180_000, include: ['src/**/*.test.ts', '../src/langbord/games/*/web/*.test.ts'] },
});
