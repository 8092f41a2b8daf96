import { type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import type { Shopper } from '../harness/shopper';
import { begun, repainted, watchMainThread, type Work } from './main-thread';

/** How many times slower than this machine: a phone of the middle class. */
const slowDown = 4;
const tries = 9;
/** The largest window that is made as one product. */
const window = '?productId=SL3&sklad=false';

/** What is done is a key or a press at a place of the screen, so that nothing but the page works. */
type Scenario = {
  readonly name: string;
  readonly open: (page: Page, address: string) => Promise<unknown>;
  readonly width: number;
  /** Where it is pressed. */
  readonly target: (page: Page, nth: number) => Locator;
  readonly act: (page: Page, at: Point, nth: number) => Promise<void>;
  readonly before?: (target: Locator) => Promise<void>;
  /** What has to be repainted, as a selector, and how many times; the drawing unless said otherwise. */
  readonly repaints?: string;
  readonly frames?: number;
};
type Point = { readonly x: number; readonly y: number };

const phone = 412;
const desk = 1440;
const drawing = '[data-pinned] svg[role=img] g';
const press = (page: Page, { x, y }: Point) => page.mouse.click(x, y);

/** A screen of the configurator: its path behind the hash, and what it begins with. */
const screen =
  (path: string, at: string): Scenario['open'] =>
  (page, address) =>
    page.goto(`${address}/conf/#${path}${at}`);

/** Another size in the place of the one that stands in a field. */
const typeSize = (from: number): Pick<Scenario, 'before' | 'act'> => ({
  before: (field) => field.selectText(),
  act: async (page, _, nth) => {
    await page.keyboard.insertText(String(from + nth));
    await page.keyboard.press('Enter');
  },
});

/** As many paths as a window of three sashes has shapes; a key draws each of them elsewhere. */
const floorPage = `<input><svg viewBox="0 0 999 999">${'<path stroke="#345" fill="#eef"/>'.repeat(120)}</svg><script>
  const field = document.querySelector('input');
  const draw = () => document.querySelectorAll('path').forEach((path, i) => path.setAttribute('d', \`M\${i} 0H\${field.value % 900}V\${300 + i}H\${i}Z\`));
  field.addEventListener('keydown', ({ key }) => key === 'Enter' && draw());
</script>`;

/** What this browser takes at least: neither React nor a shop, but the same keys and as many shapes. */
const floor: Scenario = {
  name: 'floor: the same in a page of one field and 120 paths, without any framework',
  open: (page) => page.setContent(floorPage),
  width: phone,
  target: (page) => page.getByRole('textbox'),
  ...typeSize(2101),
  repaints: 'path',
};

const scenariosWith = (assembly: string): readonly Scenario[] => [
  floor,
  {
    name: 'typed size → repainted drawing',
    open: screen('/rozmery/', window),
    width: phone,
    target: (page) => page.getByRole('textbox', { name: 'Šířka' }),
    ...typeSize(2101),
  },
  {
    name: 'typed size of an assembly of four elements → repainted drawing',
    open: screen('/rozmery/sestava', assembly),
    width: phone,
    target: (page) => page.getByRole('textbox', { name: 'Celková šířka' }),
    ...typeSize(4101),
  },
  {
    name: '"+" five times',
    open: screen('/rozmery/', window),
    width: phone,
    target: (page) => page.getByRole('button', { name: /^Šířka: o.1.mm více$/ }),
    act: async (page, at) => {
      for (let i = 0; i < 5; i++) await press(page, at);
    },
    frames: 5,
  },
  {
    name: 'opening and closing the price',
    open: screen('/rozmery/', window),
    width: desk,
    target: (page) => page.getByText('Rozpis ceny').first(),
    act: press,
    repaints: 'details',
  },
  {
    name: 'choosing a profile',
    open: screen('/profily/', window),
    width: desk,
    target: (page, nth) => page.locator('label', { has: page.getByRole('radio') }).nth((nth + 1) % 2),
    act: press,
    repaints: 'fieldset',
  },
];

/**
 * Main-thread work of the page, ms at a four times slower processor, as the browser counts it: script, style, layout, paint;
 * until what was asked for is on the screen, and with all that follows it: the answer, the price, the rest of the page. What the
 * machine does beside it is not counted, but slows it: each try is told in units of a fixed loop of script just before it, too.
 */
export async function measurePageWork(shop: { url: string }, shopper: Shopper): Promise<string> {
  const { FENESTRA_CHROMIUM: executablePath } = process.env;
  if (!executablePath) return 'work of the page: not measured, there is no Chromium here';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const address = `http://cs.localhost:${new URL(shop.url).port}`;
  const assembly = `?type=reconf&itemId=1&confId=${await shopper.newAssembly('OS1', 4, { width: 1000, height: 1300 })}`;
  try {
    const lines: string[] = [];
    for (const scenario of scenariosWith(assembly)) {
      await using context = await browser.newContext();
      lines.push(await measure(await context.newPage(), address, scenario));
    }
    return [`main-thread work at ${slowDown} times slower, ms until repainted and in all (in loops):`, ...lines].join(
      '\n',
    );
  } finally {
    await browser.close();
  }
}

async function measure(page: Page, address: string, scenario: Scenario): Promise<string> {
  const { name, open, width, target, before, act, repaints = drawing, frames = 1 } = scenario;
  const debug: CDPSession = await page.context().newCDPSession(page);
  await page.setViewportSize({ width, height: 900 });
  await open(page, address);
  await target(page, 0).waitFor();
  await rest(page);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const works: Work[] = [];
  const inLoops: Work[] = [];
  for (let nth = 0; nth < tries; nth++) {
    const place = await centre(target(page, nth));
    await target(page, nth).focus();
    await before?.(target(page, nth));
    await rest(page);
    const doing = async () => {
      await page.evaluate(markRepaints(repaints));
      await act(page, place, nth);
      await rest(page);
    };
    const { repainted: loop } = await watchMainThread(debug, () => page.evaluate(fixedLoop), 1);
    const work = await watchMainThread(debug, doing, frames);
    works.push(work);
    inLoops.push({ repainted: work.repainted / loop, all: work.all / loop });
  }
  return `  ${name}: ${medians(works, 0)} (${medians(inLoops, 1)})`;
}

/** In the page: a task between the two marks that does the same on every machine. */
const fixedLoop = `performance.mark('${begun}'); new Promise((done) => setTimeout(() => {
  let sum = 0;
  for (let i = 0; i < 2e6; i++) sum = (sum * 31 + i) | 0;
  window.sum = sum;
  performance.mark('${repainted}');
  setTimeout(done);
}))`;

/** In the page: a mark now, and one in each frame that repaints what the selector names. */
const markRepaints = (selector: string) => `{
  performance.mark('${begun}');
  const mark = () => requestAnimationFrame(() => performance.mark('${repainted}'));
  const watched = [...document.querySelectorAll('${selector}')];
  window.seen?.disconnect();
  window.seen = new MutationObserver(mark);
  for (const each of watched) seen.observe(each, { subtree: true, childList: true, characterData: true, attributes: true });
}`;

async function centre(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

const medians = (works: readonly Work[], digits: number): string =>
  [works.map((work) => work.repainted), works.map((work) => work.all)]
    .map((each) => median(each).toFixed(digits))
    .join(', ');

const median = (each: readonly number[]): number => each.toSorted((a, b) => a - b)[Math.floor(tries / 2)]!;

/** Until the answer has come and all that follows it is shown. */
const rest = (page: Page) => page.waitForTimeout(800);
