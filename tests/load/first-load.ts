import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { orderPageParts, pageParts, recapParts, stepParts, type TextPart } from '@fenestra/i18n/texts/text-parts';

type Chunk = { readonly file: string; readonly name?: string; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;
type Pages = keyof typeof pageParts;

/** Scripts that somebody waits for, kB gzip, and how much they may be. */
export type Load = { readonly name: string; readonly kilobytes: number; readonly limit: number };

const limits = { startPage: 120, step: 140, choice: 30, ofOrder: 165, checkout: 170 };
const built = resolve(__dirname, '../../apps/storefront/dist');
const entries: Readonly<Record<Pages, string>> = {
  '/': 'index.html',
  '/kosik/': 'kosik/index.html',
  '/conf/': 'conf/index.html',
  reading: 'reading/index.html',
};
const step = /features\/configurator\/.*-step\.tsx$/;
const ofOrder: Readonly<Record<string, readonly TextPart[]>> = {
  'features/recap/recap.tsx': recapParts,
  'features/recap/order-page/order-page.tsx': orderPageParts,
};
const checkout = 'features/cart/checkout/checkout.tsx';
const choice = /features\/configurator\/.*-dialog\.tsx$/;
/** A choice opens over a step once these are there: the rules, what draws, what both say. */
const after = /(sync\/rules\.ts|live-drawing\.tsx|cs\/(rule|dialog)-texts\.ts)$/;

/** The start page, each step, what each choice adds to a step, the checkout and the pages of an order, with the Czech texts (decision 39). */
export function firstLoads(): Load[] {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = Object.keys(manifest);
  const load = (name: string, chunks: readonly string[], limit: number): Load => ({
    name,
    kilobytes: kilobytes(chunks, manifest),
    limit,
  });
  const texts = (parts: readonly TextPart[]) => parts.map((part) => czech(part, names));
  const startOf = (page: Pages) => [entries[page], ...texts(pageParts[page])];
  const configuring = names.filter((name) => manifest[name]!.name === 'configurator-steps'); // every step begins with it
  const startOfStep = [...startOf('/conf/'), ...configuring, ...texts(stepParts)];
  const known = withImports([...startOfStep, ...names.filter((name) => after.test(name))], manifest);
  return [
    ...(['/', 'reading'] as const).map((page) =>
      load(entries[page], withImports(startOf(page), manifest), limits.startPage),
    ),
    ...names
      .filter((name) => step.test(name))
      .map((name) => load(name, withImports([...startOfStep, name], manifest), limits.step)),
    load(checkout, withImports([...startOf('/kosik/'), checkout], manifest), limits.checkout),
    ...Object.entries(ofOrder).map(([name, parts]) =>
      load(name, withImports([...startOf('/conf/'), ...texts(parts), name], manifest), limits.ofOrder),
    ),
    ...names
      .filter((name) => choice.test(name))
      .map((name) =>
        load(
          name,
          withImports([name], manifest).filter((chunk) => !known.includes(chunk)),
          limits.choice,
        ),
      ),
  ];
}

function czech(part: string, names: readonly string[]): string {
  const found = names.find((name) => name.endsWith(`cs/${part}-texts.ts`));
  if (!found) throw new Error(`the build has no Czech texts of ${part}`);
  return found;
}

/** A chunk and all that it cannot run without. */
function withImports(names: readonly string[], manifest: Manifest): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    manifest[name]!.imports?.forEach(add);
  };
  names.forEach(add);
  return [...found];
}

function kilobytes(chunks: readonly string[], manifest: Manifest): number {
  const files = chunks.map((name) => manifest[name]!.file).filter((file) => file.endsWith('.js'));
  const bytes = files.map((file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1_000;
}
