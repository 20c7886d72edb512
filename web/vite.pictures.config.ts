import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { aliases, here, toml } from './vite.config.ts';

/** The boards once more, for the server, which draws pictures of them in an engine that knows no modules and no browser. */
export default defineConfig({
  plugins: [toml(), svelte({ compilerOptions: { css: 'injected' }, emitCss: false })],
  build: {
    ssr: 'src/pictures/draw.ts',
    outDir: '../src/langbord/server/painter',
    emptyOutDir: true,
    target: 'es2023',
    minify: true,
    copyPublicDir: false,
    rolldownOptions: { output: { format: 'iife', name: 'langbord', entryFileNames: 'draw.js', codeSplitting: false } },
  },
  ssr: { noExternal: true, target: 'webworker' },
  resolve: { alias: { '$lib/i18n.svelte': here('src/pictures/i18n.ts'), ...aliases }, dedupe: ['svelte'] },
});
