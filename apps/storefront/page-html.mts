/*
 * What the build makes of the HTML files beside naming scripts and styles: one inline script that shows what can be shown,
 * styles, and the other scripts, which it asks for once that is painted. The gateway allows it by its hash, as it stands in the built HTML.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';
import type * as Linked from '../../libs/i18n/texts/linked-screens';

const page = (path: string) => new URL(path, import.meta.url).pathname;
const configurator = page('./conf/index.html');
const cart = page('./kosik/index.html');

const styleLink = /\s*<link rel="stylesheet"[^>]*>/g;

/** These styles alone, before everything else that the page asks for. */
const withStyles = (html: string, links: readonly string[]): string =>
  html.replace(styleLink, '').replace(/(?=\s*<link rel="icon")/, () => links.join(''));

/** The first screen stands in the HTML and waits for its styles alone. */
export const stylesFirst: Plugin = {
  name: 'styles-first',
  transformIndexHtml: { order: 'post', handler: (html) => withStyles(html, html.match(styleLink) ?? []) },
};

/**
 * What the first screen waits for is one file: each file more is an answer more to wait for. The files that it is made of stay named, which asks
 * for none of them (`disabled`): a part that comes later finds its styles there.
 */
export const oneStyleSheet = (folder: string): Plugin => ({
  name: 'one-style-sheet',
  writeBundle(_options, bundle) {
    for (const { fileName } of Object.values(bundle).filter((each) => each.fileName.endsWith('.html'))) {
      const file = join(folder, fileName);
      const html = readFileSync(file, 'utf8');
      const parts = html.match(styleLink) ?? [];
      const styles = parts
        .map((link) => readFileSync(join(folder, /href="([^"]+)"/.exec(link)![1]!), 'utf8'))
        .join('\n');
      const name = `/assets/styles-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
      writeFileSync(join(folder, name), styles);
      const whole = `\n    <link rel="stylesheet" crossorigin href="${name}">`;
      writeFileSync(file, withStyles(html, [whole, ...parts.map((link) => link.replace('>', ' disabled>'))]));
    }
  },
});

/** Pages that look at their address before their scripts are here. */
const inlineOf: Readonly<Record<string, string>> = {
  [configurator]: './app/prefetch-product.ts',
  [cart]: './app/prefetch-cart.ts',
};

const pageScript = /\s*<script type="module"([^>]*) src="([^"]+)"><\/script>/;
const preloads = /\s*<link rel="modulepreload"[^>]*>/g;

/** The page's own script and those that it needs stand in a template, as links, until `run-scripts.ts` asks for them. */
export const scriptsAfterPaint: Plugin = {
  name: 'scripts-after-paint',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { filename }) => {
      const [own, attributes, address] = pageScript.exec(html) ?? [];
      if (!own) throw new Error(`${filename} has no script`);
      const links = [
        ...(html.match(preloads) ?? []),
        `\n    <link rel="modulepreload"${attributes} href="${address}">`,
      ];
      const template = `  <template>${links.join('')}\n    </template>\n  `;
      const inline = await inlineScript(inlineOf[filename] ?? './app/begin.ts');
      return html
        .replace(own, '')
        .replace(preloads, '')
        .replace(/(?=\s*<link rel="stylesheet")/, () => `\n    <script>${inline}</script>`)
        .replace('</head>', `${template}</head>`);
    },
  },
};

/** Small and without imports: it waits for no request and no style. */
async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: page('.'),
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: page(entry), output: { format: 'iife' } },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

async function screensOf(filename: string) {
  const { linkedScreens } = (await runnerImport<typeof Linked>(page('../../libs/i18n/texts/linked-screens.ts'))).module;
  if (filename === cart) return linkedScreens['/kosik/'];
  return filename === configurator ? linkedScreens['/conf/'] : undefined;
}

/** Scripts and styles of each screen beside those of the page: a browser would find them one after the other, the inline script asks for all at once. */
export const screenScripts: Plugin = {
  name: 'screen-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { filename, bundle = {} }) => {
      const screens = await screensOf(filename);
      if (!screens) return html;
      const needs = (source: string): string[] => {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const entry =
          chunks.find(({ facadeModuleId }) => facadeModuleId === source) ??
          chunks.find(({ moduleIds }) => moduleIds.includes(source));
        const scripts = entry ? withImports(entry.fileName, bundle) : [];
        return [...new Set([...scripts, ...scripts.flatMap((name) => stylesOf(bundle[name]))])];
      };
      const own = needs(filename);
      const needed = Object.entries(screens).map(([path, { sources }]) => {
        const all = new Set(sources.flatMap((source) => needs(page(`./${source}.tsx`))));
        return [path, [...all].filter((name) => !own.includes(name)).map((name) => `/${name}`)];
      });
      const data = JSON.stringify(Object.fromEntries(needed));
      return html.replace(
        '</head>',
        () => `  <script type="application/json" id="screen-scripts">${data}</script>\n  </head>`,
      );
    },
  },
};

const stylesOf = (chunk: Rolldown.OutputBundle[string] | undefined): string[] =>
  chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];

/** A chunk and all that it cannot run without. */
function withImports(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return [...found];
  found.add(name);
  for (const each of chunk.imports) withImports(each, bundle, found);
  return [...found];
}
