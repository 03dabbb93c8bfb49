import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The built page goes into the package, from where the server serves it.
// `SERVER` is where `vite` finds a running server while one works on the page.
const server = process.env.SERVER ?? 'http://127.0.0.1:8710';

export default defineConfig(({ isSsrBuild }) => ({
  // A picture that is drawn for a page without scripts carries its styles with it.
  plugins: [svelte({ compilerOptions: isSsrBuild ? { css: 'injected' } : {} })],
  build: {
    outDir: isSsrBuild ? 'node_modules/.pictures' : '../src/postroad/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: scripts or styles
  },
  server: { proxy: { '/api': server, '/i18n': server, '/socket': { target: server, ws: true } } },
}));
