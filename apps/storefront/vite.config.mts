/*
 * Three pages: dist/index.html (shop root), dist/kosik/index.html (cart) and dist/conf/index.html (configurator, hash routes).
 * The gateway serves them per shop and fills in, in each file: `%LANG%` (BCP 47) and `%SHOP%` (cs, sk, at, de, hu), `%BUYER%` (private, business) in the
 * <html> tag, and `<!--shop-head-->` (title, description, alternates of the other shops, preloaded texts, whose chunk it finds in
 * dist/.vite/manifest.json). Files under /assets/ carry a content hash and never change. Nothing is inlined, so that the pages
 * run under a CSP without 'unsafe-inline'.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { brandStyles } from './brand-styles.mts';
import { chunkOf } from './chunks.mts';

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

const styleLink = /\s*<link rel="stylesheet"[^>]*>/g;

/** The first screen stands in the HTML and waits for its styles alone, so they come before any script. */
const stylesFirst: Plugin = {
  name: 'styles-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace(styleLink, '')
        .replace(/(?=\s*<link rel="icon")/, () => html.match(styleLink)?.join('') ?? '')
        .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
  },
};

const begun = page('./app/begun.ts');

/** The script that shows a product before the page's own scripts are here, first of all in the head of the configurator. */
const begunFirst: Plugin = {
  name: 'begun-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { filename, bundle = {} }) => {
      const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId === begun);
      if (filename !== page('./conf/index.html') || !chunk) return html;
      return html.replace(/(?=\s*<link rel="icon")/, `\n    <script type="module" src="/${chunk.fileName}"></script>`);
    },
  },
};

/** Name of a class and four signs for its file; scripts carry each name, so that it has no line number as Vite would give it. */
const scopedName = (name: string, file: string) =>
  `_${name}_${createHash('sha256')
    .update(relative(page('.'), file))
    .digest('base64url')
    .slice(0, 4)}`;
const css = { modules: { generateScopedName: scopedName } };

/** The screens that links lead to, by their path behind the `#`. */
const screens = {
  '/otvirky/': 'configurator/opening/opening-step',
  '/rozmery/': 'configurator/dimensions/dimensions-step',
  '/profily/': 'configurator/profile/profile-step',
  '/doplnky/': 'configurator/accessories/accessories-step',
  '/rekapitulace/': 'recap/recap',
  '/objednavka/': 'recap/order-page/order-page',
};

/** The scripts of each screen beside those of the page: a browser would find them one after the other, `begun.ts` asks for all at once. */
const screenScripts: Plugin = {
  name: 'screen-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { filename, bundle = {} }) => {
      if (filename !== page('./conf/index.html')) return html;
      const scripts = (facade: string): string[] => {
        const entry = Object.values(bundle).find((each) => 'facadeModuleId' in each && each.facadeModuleId === facade);
        return entry ? withImports(entry.fileName, bundle) : [];
      };
      const own = scripts(filename);
      const needed = Object.entries(screens).map(([path, screen]) => {
        const all = scripts(page(`./features/${screen}.tsx`));
        return [path, all.filter((name) => !own.includes(name))];
      });
      const data = JSON.stringify(Object.fromEntries(needed));
      return html.replace(
        '</head>',
        () => `  <script type="application/json" id="screen-scripts">${data}</script>\n  </head>`,
      );
    },
  },
};

/** A chunk and all that it cannot run without. */
function withImports(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return [...found];
  found.add(name);
  for (const each of chunk.imports) withImports(each, bundle, found);
  return [...found];
}

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
    begunFirst,
    screenScripts,
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
      input: [page('./index.html'), page('./kosik/index.html'), page('./conf/index.html'), begun],
      output: {
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
