import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { sweep } from '@fenestra/testing/sweep';
import { desk, phone, tablet } from './browser';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** In the page: resolves when two frames are drawn; by then it has followed the size of the window, and its shifts are reported. */
export const framesDrawn = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))`;

/** Resolves when the page has its fonts and has drawn with them. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate<void>(`document.fonts.ready.then(() => ${framesDrawn})`);

/** Pixels by which the page can be pushed aside. */
export async function sidewaysBy(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

const narrow = { width: 320, height: 640 };
const sizes = [narrow, phone, tablet, desk];
const sizesForAxe = [phone, tablet, desk];

/**
 * Returns axe violations, sideways scrolling and numerals of different widths, at four window sizes. The usual run of axe takes
 * `usualSize` only; `accessible-screens.spec.ts` covers each kind of screen on a phone and at a desk.
 */
export async function faultsOfScreen(page: Page, usualSize = phone): Promise<string[]> {
  const axeAt = sweep(sizesForAxe, [usualSize]);
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const tooWide = await sidewaysBy(page);
    if (tooWide > 0) faults.push(`${size.width} px: scrolls sideways by ${tooWide} px`);
    if (axeAt.includes(size)) faults.push(...(await violations(page)).map((fault) => `${size.width} px: ${fault}`));
  }
  const uneven = await page.evaluate<string[]>(unevenFigures);
  return [...faults, ...uneven.map((text) => `figures of different widths: ${text}`)];
}

/** The same in the size that the screen has. */
export async function faultsAsSeen(page: Page): Promise<string[]> {
  const tooWide = await sidewaysBy(page);
  return [...(tooWide > 0 ? [`scrolls sideways by ${tooWide} px`] : []), ...(await violations(page))];
}

/** Texts whose figures would not stand below each other. */
const unevenFigures = `[...document.querySelectorAll('body *')]
  .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\\d/.test(node.data)))
  .filter((element) => element.checkVisibility() && !getComputedStyle(element).fontVariantNumeric.includes('tabular-nums'))
  .map(({ textContent }) => textContent)`;

type Violation = { readonly id: string; readonly html: string; readonly summary: string };

/** Evaluated by the debugger, so that no policy of the page has to allow it; once for each document. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  const found = await page.evaluate<Violation[]>(findViolations);
  return found.map(({ id, html, summary }) => `${id} ${html.slice(0, 200)} ${summary.replace(/\s+/g, ' ')}`);
}

/** No rule that runs needs the style sheets and media that axe would load first, which takes a third of its time. */
const findViolations = `axe.run({ resultTypes: ['violations'], selectors: false, preload: false }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, summary: failureSummary }))))`;
