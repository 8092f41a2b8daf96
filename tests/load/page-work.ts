import type { CDPSession, Page } from 'playwright-core';
import { addressOf, launchBrowser } from '../browser/browser';

/** How many times slower than this machine: a phone of the middle class. */
const slowDown = 4;
const tries = 9;
/** The largest window that is made as one product. */
const product = 'SL3';

type Scenario = {
  readonly name: string;
  readonly path: string;
  /** Makes ready, which is not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page, nth: number) => Promise<void>;
};

const width = (page: Page) => page.getByRole('textbox', { name: 'Šířka' });

const scenarios: readonly Scenario[] = [
  {
    name: 'typed size → repainted drawing',
    path: '/rozmery/',
    prepare: (page) => width(page).fill(''),
    act: async (page, nth) => {
      await page.keyboard.insertText(String(2101 + nth));
      await page.keyboard.press('Enter');
    },
  },
  {
    name: '"+" five times',
    path: '/rozmery/',
    act: async (page) => {
      for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Šířka o 1 mm více' }).click();
    },
  },
  {
    name: 'opening the price',
    path: '/rozmery/',
    prepare: async (page) => {
      const open = page.locator('details[open] > summary');
      if (await open.count()) await open.first().click();
    },
    act: (page) => page.getByText('Rozpis ceny').first().click(),
  },
  {
    name: 'choosing a profile',
    path: '/profily/',
    act: (page, nth) =>
      page
        .getByRole('radio')
        .nth(nth % 2)
        .check({ force: true }),
  },
];

/**
 * Main-thread work of the page, ms at a four times slower processor, as the browser counts it: script, style, layout, paint.
 * What the machine does beside it is not counted.
 */
export async function measurePageWork(shop: { url: string }): Promise<string> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const debug = await page.context().newCDPSession(page);
    const lines: string[] = [];
    for (const scenario of scenarios) lines.push(await measure(page, debug, addressOf(shop), scenario));
    return [`main-thread work at ${slowDown} times slower, ${product}:`, ...lines].join('\n');
  } finally {
    await browser.close();
  }
}

async function measure(page: Page, debug: CDPSession, address: string, scenario: Scenario): Promise<string> {
  const { name, path, prepare, act } = scenario;
  await page.setViewportSize(name === 'opening the price' ? { width: 1440, height: 900 } : { width: 412, height: 823 });
  await page.goto(`${address}/conf/#${path}?productId=${product}&sklad=false`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await rest(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const spent: number[] = [];
  for (let nth = 0; nth < tries; nth++) {
    await prepare?.(page);
    await rest(page);
    const before = await taskTime(debug);
    await act(page, nth);
    await painted(page);
    spent.push((await taskTime(debug)) - before);
  }
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const median = spent.toSorted((a, b) => a - b)[Math.floor(tries / 2)]!;
  return `  ${name}: ${median.toFixed(0)} ms`;
}

async function taskTime(debug: CDPSession): Promise<number> {
  const { metrics } = await debug.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
}

/** After the next frame is on the screen; an answer of the server comes later. */
const painted = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

const rest = (page: Page) => page.waitForTimeout(800);
