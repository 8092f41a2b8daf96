import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { tellBreaches } from './browser';
import type { Tab } from './tab';

/** Chromium with its back/forward cache, which drivers switch off by default. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** Firefox as released, by WebDriver BiDi. */
export const launchFirefox = (executablePath: string, extraPrefsFirefox: object = {}): Promise<Browser> =>
  launch({ browser: 'firefox', executablePath, extraPrefsFirefox: { ...extraPrefsFirefox } });

const launch = (options: LaunchOptions): Promise<Browser> =>
  puppeteer.launch({ ...options, handleSIGINT: false, handleSIGHUP: false });

/** WebDriver BiDi gives no text of an error that is logged. */
const writeErrors = `console.error = ((log) => (...words) => log(words.map((word) => word?.message ?? word).join(' ')))(console.error)`;

/** Where an element or its label can be clicked, null where nothing is there or something else is in front. Puppeteer's own search for that point waits for an IntersectionObserver, in Firefox at times for ever. */
const pointOf = `(element) => {
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit)) ? [x, y] : null;
}`;

/** Firefox fails what a page still loads when it is left. */
const abortedByFirefox = /Unable to preload CSS|dynamically imported module/;

/** Opens a tab without cookies and storage of others. `close` rejects with what its pages complained about. */
export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  await page.setViewport({ width: 1440, height: 900 });
  await page.evaluateOnNewDocument(tellBreaches);
  await page.evaluateOnNewDocument(writeErrors);
  page.on('pageerror', (fault) => {
    if (!abortedByFirefox.test(String(fault))) complaints.push(String(fault));
  });
  page.on('console', (line) => {
    if (line.type() === 'error' && !abortedByFirefox.test(line.text()))
      complaints.push(`${line.text()} (${page.url()})`);
  });
  const click = async (element: string, count = 1) => {
    const point = (await page.evaluate(`(${pointOf})(${element})`)) as [number, number] | null;
    if (!point) throw new Error(`nothing to click: ${element}`);
    await page.mouse.click(...point, { count });
  };
  return {
    async open(address) {
      await page.goto(address);
    },
    evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click,
    async write(element, text) {
      await click(element, 3); // selects what is there
      await page.keyboard.type(text);
    },
    async close() {
      await context.close();
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    },
  };
}
