import { launchChromium, launchFirefox, openTab } from './puppeteer-tab';
import type { Tab } from './tab';
import { launchWebKit, openWebKitTab } from './webkit-tab';

/** A running browser. */
export type Engine = { openTab(): Promise<Tab>; close(): Promise<void> };

const {
  FENESTRA_CHROMIUM_WINDOWED: chromium,
  FENESTRA_FIREFOX: firefox,
  FENESTRA_WEBKIT: webKit,
  FENESTRA_XVFB: xServer,
} = process.env;

const here = (...programs: (string | undefined)[]): typeof describe =>
  programs.every(Boolean) ? describe : describe.skip;

/** `describe` where there is a Firefox, else a skipped one. */
export const describeInFirefox = here(firefox);

/** Firefox with such preferences. */
export async function startFirefox(preferences: object = {}): Promise<Engine> {
  const browser = await launchFirefox(firefox!, preferences);
  return { openTab: () => openTab(browser), close: () => browser.close() };
}

async function startChromium(): Promise<Engine> {
  const browser = await launchChromium(chromium!);
  return { openTab: () => openTab(browser), close: () => browser.close() };
}

async function startWebKit(): Promise<Engine> {
  const browser = await launchWebKit(webKit!, xServer!);
  return { openTab: () => openWebKitTab(browser), close: () => browser.close() };
}

/** The browsers that have a back/forward cache. */
export const engines = [
  { name: 'Chromium', describeHere: here(chromium), launch: startChromium },
  { name: 'Firefox', describeHere: here(firefox), launch: startFirefox },
  { name: 'WebKit', describeHere: here(webKit, xServer), launch: startWebKit },
];
