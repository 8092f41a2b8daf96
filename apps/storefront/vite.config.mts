/*
 * Four pages: dist/index.html (shop root), dist/kosik/index.html (cart), dist/conf/index.html (configurator, hash routes) and
 * dist/reading/index.html (the frame around a text: terms, contact).
 * The gateway serves them per shop and fills in, in each file: `%LANG%` (BCP 47) and `%SHOP%` (cs, sk, at, de, hu), `%BUYER%` (private, business) and `%VAT%`
 * (the shop's dated rates as JSON) in the <html> tag, `%SHOP_ID%` (7) in that of the cart, and `<!--shop-head-->` (title, description, alternates of the other shops, preloaded texts, whose chunk it finds in
 * dist/.vite/manifest.json). Files under /assets/ carry a content hash and never change. Inline is one script (page-html.mts),
 * which the gateway allows by its hash, so that the pages run under a CSP without 'unsafe-inline'.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { brandStyles } from './brand-styles.mts';
import { chunkOf } from './chunks.mts';
import { oneStyleSheet, screenScripts, scriptsAfterPaint, stylesFirst } from './page-html.mts';

const page = (path: string) => new URL(path, import.meta.url).pathname;

/** One chunk of these compresses better than three, and stays the same when the shop changes. */
const everyPageNeeds = /node_modules\/(react|react-dom|scheduler|@tanstack|zod)\//;

const worthwhile = 1_000; // bytes; below this a compressed answer saves no packet

/** Beside each text among the assets its `.br` and `.gz`, which the gateway sends to those who can read them. */
const compressedAssets = (folder: string): Plugin => ({
  name: 'compressed-assets',
  closeBundle() {
    for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
      const text = readFileSync(join(folder, name));
      if (text.length < worthwhile) continue;
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
      writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
});

/** Name of a class and four signs for its file; scripts carry each name, so that it has no line number as Vite would give it. */
const scopedName = (name: string, file: string) =>
  `_${name}_${createHash('sha256')
    .update(relative(page('.'), file))
    .digest('base64url')
    .slice(0, 4)}`;
const css = { modules: { generateScopedName: scopedName } };

/** The same components for the gateway, which writes the first screen into the HTML: one file, in the form that it can load. */
const firstScreen = (outDir: string): Plugin => ({
  name: 'first-screen',
  async closeBundle() {
    await build({
      configFile: false,
      root: page('.'),
      logLevel: 'warn',
      plugins: [react()],
      css,
      ssr: { noExternal: true },
      build: {
        ssr: page('./app/first-screen.tsx'),
        outDir,
        target: 'node20',
        rolldownOptions: { output: { format: 'cjs', entryFileNames: 'first-screen.cjs', codeSplitting: false } },
      },
    });
  },
});

export default defineConfig({
  root: page('.'),
  base: '/',
  css,
  plugins: [
    react(),
    brandStyles,
    stylesFirst,
    scriptsAfterPaint,
    screenScripts,
    oneStyleSheet(page('./dist')),
    compressedAssets(page('./dist/assets')),
    firstScreen(page('./dist/server')),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    // Chunks that are loaded later name their styles only: with their scripts the lists were 5 kB of the first load (decision 39).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // compressing takes its time, and no build is waited for
      input: ['index', 'kosik/index', 'conf/index', 'reading/index'].map((name) => page(`./${name}.html`)),
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js', // 42 bits, one character less of what does not compress: 160 bytes of a step
        codeSplitting: {
          groups: [
            { name: 'vendor', test: everyPageNeeds, priority: 1 },
            { name: chunkOf, debugName: 'what is needed together', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
