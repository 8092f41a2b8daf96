import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';

/** How many times slower than this machine: a phone of the middle class. */
const slowDown = 4;
const tries = 9;
/** The largest window that is made as one product. */
const product = 'SL3';

/** What is done is a key or a press at a place of the screen, so that nothing but the page works. */
type Scenario = {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  /** Where it is pressed. */
  readonly target: (page: Page, nth: number) => Locator;
  readonly act: (page: Page, at: Point, nth: number) => Promise<void>;
};
type Point = { readonly x: number; readonly y: number };

const phone = 412;
const desk = 1440;
const press = (page: Page, { x, y }: Point) => page.mouse.click(x, y);

const scenarios: readonly Scenario[] = [
  {
    name: 'typed size → repainted drawing',
    path: '/rozmery/',
    width: phone,
    target: (page) => page.getByRole('textbox', { name: 'Šířka' }),
    act: async (page, _, nth) => {
      await page.keyboard.insertText(String(2101 + nth));
      await page.keyboard.press('Enter');
    },
  },
  {
    name: '"+" five times',
    path: '/rozmery/',
    width: phone,
    target: (page) => page.getByRole('button', { name: 'Šířka o 1 mm více' }),
    act: async (page, at) => {
      for (let i = 0; i < 5; i++) await press(page, at);
    },
  },
  {
    name: 'opening and closing the price',
    path: '/rozmery/',
    width: desk,
    target: (page) => page.getByText('Rozpis ceny').first(),
    act: press,
  },
  {
    name: 'choosing a profile',
    path: '/profily/',
    width: desk,
    target: (page, nth) => page.locator('label', { has: page.getByRole('radio') }).nth(nth % 2),
    act: press,
  },
];

/**
 * Main-thread work of the page, ms at a four times slower processor, as the browser counts it: script, style, layout, paint.
 * What the machine does beside it is not counted.
 */
export async function measurePageWork(shop: { url: string }): Promise<string> {
  const { FENESTRA_CHROMIUM: executablePath } = process.env;
  if (!executablePath) return 'work of the page: not measured, there is no Chromium here';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const address = `http://cs.localhost:${new URL(shop.url).port}`;
  try {
    const page = await browser.newPage();
    const debug = await page.context().newCDPSession(page);
    const lines: string[] = [];
    for (const scenario of scenarios) lines.push(await measure(page, debug, address, scenario));
    return [`main-thread work at ${slowDown} times slower, ${product}:`, ...lines].join('\n');
  } finally {
    await browser.close();
  }
}

async function measure(page: Page, debug: CDPSession, address: string, scenario: Scenario): Promise<string> {
  const { name, path, width, target, act } = scenario;
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${address}/conf/#${path}?productId=${product}&sklad=false`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await rest(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const spent: number[] = [];
  for (let nth = 0; nth < tries; nth++) {
    const at = await centre(target(page, nth));
    await target(page, nth).focus();
    await rest(page);
    const before = await taskTime(debug);
    await act(page, at, nth);
    await painted(page);
    spent.push((await taskTime(debug)) - before);
  }
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const median = spent.toSorted((a, b) => a - b)[Math.floor(tries / 2)]!;
  return `  ${name}: ${median.toFixed(0)} ms`;
}

async function centre(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function taskTime(debug: CDPSession): Promise<number> {
  const { metrics } = await debug.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
}

/** After the next frame is on the screen; an answer of the server comes later. */
const painted = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

const rest = (page: Page) => page.waitForTimeout(800);
