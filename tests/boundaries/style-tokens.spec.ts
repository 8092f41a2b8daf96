import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const apps = join(__dirname, '../../apps');
const named = (pattern: RegExp, files: readonly string[]): string[] =>
  [
    ...new Set(
      globSync(files, { cwd: apps, exclude: (path) => /node_modules|dist|\.spec\./.test(path) }).flatMap((file) =>
        [...readFileSync(join(apps, file), 'utf8').matchAll(pattern)].map(([, name]) => name!),
      ),
    ),
  ].toSorted();

const sheets = ['storefront/**/*.css'];
const scripts = ['storefront/**/*.{ts,tsx,mts,html}'];
/** Pages that the gateway writes itself link the style sheet of the storefront. */
const written = ['gateway/pages/*.ts'];

const inSheets = named(/(?<![\w-])(--[\w-]+)\s*:/g, sheets);
/** Style sheets that are made of data, `{--accent:…`, and what is measured, `'--side-height': …` or `setProperty('--consent', …)`. */
const inScripts = named(/[{;'](--[\w-]+)'?\s*[:,]/g, scripts);
const used = named(/var\(\s*(--[\w-]+)/g, [...sheets, ...scripts, ...written]);

it('each token that the styles of the page use is defined', () => {
  expect(used.filter((name) => !inSheets.includes(name) && !inScripts.includes(name))).toEqual([]);
});

it('each token that is defined is used', () => {
  expect([...inSheets, ...inScripts].filter((name) => !used.includes(name))).toEqual([]);
});
