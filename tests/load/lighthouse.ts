import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { repeatSequentially } from '@fenestra/testing/repeat-sequentially';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { median } from './closed-loop';

/** Of a phone on a slow line, as Lighthouse imitates it: medians that each page should reach. */
const budgets = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof budgets;
const categories = Object.keys(budgets) as Category[];
const measures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const; // prettier-ignore
type Measure = (typeof measures)[number];

const runs = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** Where a page is, and what its browser remembers. */
type Page = { readonly at: string; readonly cart?: string };

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string() })) })),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), numericValue: z.number().optional() })),
});
type Report = z.output<typeof Report>;

/** What Lighthouse says of each page of the way to an order, `only` of those that are named; each run is a visit with an empty cache. */
export async function printLighthouse(only: readonly string[] | undefined): Promise<void> {
  const { FENESTRA_CHROMIUM: browser } = process.env;
  if (!browser) return console.log('Lighthouse: not measured, there is no Chromium here');
  await using shop = await ShopProcess.start({ LIMITS_FILE: undefined });
  const pages = Object.entries(await pagesOf(shop)).filter(([name]) => only?.includes(name) ?? true);
  console.log(`medians of ${runs}; aims: ${categories.map((each) => `${each} ${budgets[each]}`).join(', ')}`);
  row('page', [...categories, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'verdict']);
  for (const [name, page] of pages) {
    const reports = await repeatSequentially(runs, () => visit(shop, page, browser));
    const scores = categories.map((each) => medianOf(reports, ({ categories: of }) => 100 * of[each]!.score));
    const missed = categories.filter((each, nth) => scores[nth]! < budgets[each]);
    row(name, [...scores.map((score) => score.toFixed(0)), ...timesOf(reports), missed.length ? `  missed: ${missed.join(', ')}` : '  ok']); // prettier-ignore
    for (const fault of faultsIn(reports)) console.log(`  ${fault}`);
  }
}

async function pagesOf(shop: ShopProcess): Promise<Record<string, Page>> {
  const shopper = new Shopper(shop.url);
  const cart = await shopper.newCart();
  await shopper.addStock(cart, 1007);
  await shopper.addConfigured(await shopper.newConfiguration('OS1'), cart);
  const ordered = await shopper.newCart();
  await shopper.addStock(ordered, 1007);
  await shopper.addConfigured(await shopper.newConfiguration('OS1'), ordered);
  await shopper.deliverTo(ordered, 101);
  const { body } = await shopper.order(ordered, 'prevodem_0.3', 0.3);
  const token = body['token'] as string;
  await shopper.close();
  return {
    'shop root': { at: '/' },
    opening: { at: '/conf/#/otvirky/?productId=OS1' },
    dimensions: { at: '/conf/#/rozmery/?productId=OS1' },
    accessories: { at: '/conf/#/doplnky/?productId=OS1' },
    cart: { at: '/kosik/', cart },
    'cart by link': { at: `/kosik/?cart_id=${cart}` },
    checkout: { at: '/kosik/#doprava-a-platba', cart },
    recap: { at: `/conf/#/rekapitulace/?o=${token}` },
    'order page': { at: `/conf/#/objednavka/?o=${token}` },
  };
}

async function visit(shop: ShopProcess, { at, cart }: Page, browser: string): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), 'fenestra-lighthouse-'));
  const origin = shop.url.replace('127.0.0.1', 'cs.localhost');
  if (cart) await remember(cart, origin, { browser, profile });
  const flags = `--headless=new --no-sandbox --disable-dev-shm-usage --user-data-dir=${profile}`;
  const program = join(__dirname, 'lighthouse/node_modules/lighthouse/cli/index.js');
  const args = [origin + at, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`, `--only-categories=${categories.join()}`]; // prettier-ignore
  const env = { ...process.env, CHROME_PATH: browser };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { env, maxBuffer: 100_000_000 });
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return Report.parse(JSON.parse(stdout));
}

/** Lighthouse empties the cache before it looks, and leaves what pages have stored. */
async function remember(cart: string, origin: string, { browser, profile }: { browser: string; profile: string }) {
  const context = await chromium.launchPersistentContext(profile, { executablePath: browser, args: ['--no-sandbox'] });
  const page = await context.newPage();
  await page.goto(`${origin}/.well-known/security.txt`);
  await page.evaluate(`localStorage.setItem('cartId', ${JSON.stringify(cart)})`);
  await context.close();
}

const medianOf = (reports: readonly Report[], of: (report: Report) => number): number => median(reports.map(of));

const timesOf = (reports: readonly Report[]): string[] =>
  measures.map((measure: Measure) =>
    medianOf(reports, ({ audits }) => audits[measure]!.numericValue!).toFixed(
      measure === 'cumulative-layout-shift' ? 3 : 0,
    ),
  );

/** Audits that failed in any run; those of performance are measures, which the table tells. */
function faultsIn(reports: readonly Report[]): string[] {
  const failed = reports.flatMap(({ categories: of, audits }) =>
    categories
      .filter((each) => each !== 'performance')
      .flatMap((each) =>
        of[each]!.auditRefs.filter(({ id }) => audits[id]?.score === 0).map(({ id }) => `${each}: ${id}`),
      ),
  );
  return [...new Set(failed)];
}

const row = (name: string, columns: readonly string[]): void =>
  console.log(name.padEnd(16) + columns.map((each) => each.padStart(16)).join(''));
