/*
 * Three pages: dist/index.html (shop root), dist/kosik/index.html (cart) and dist/conf/index.html (configurator, hash routes).
 * The gateway serves them per shop and fills in, in each file: `%LANG%` (BCP 47) and `%SHOP%` (cs, sk, at, de, hu) in the
 * <html> tag, and `<!--shop-head-->` (title, description, alternates of the other shops, preloaded texts, whose chunk it finds in
 * dist/.vite/manifest.json). Files under /assets/ carry a content hash and never change. Nothing is inlined, so that the pages
 * run under a CSP without 'unsafe-inline'.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const page = (path: string) => new URL(path, import.meta.url).pathname;

export default defineConfig({
  root: page('.'),
  base: '/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { input: [page('./index.html'), page('./kosik/index.html'), page('./conf/index.html')] },
  },
});
