import type { Page } from 'playwright-core';
import { desk, phone, tablet, turnedPhone } from '../browser/browser';

export type Size = { readonly width: number; readonly height: number };

const sizes: readonly Size[] = [desk, tablet, turnedPhone, phone];
export const usualWidths = [desk.width, tablet.width, phone.width];

export function sizeOf(width: number): Size {
  const size = sizes.find((each) => each.width === width);
  if (!size) throw new Error(`no screen is ${width} px wide`);
  return size;
}

/** Takes the page into a file as it is at that size, whole: what scrolls in a dialog is pulled out first. */
export async function takeScreen(page: Page, size: Size, file: string): Promise<void> {
  await page.setViewportSize(size);
  await settle(page);
  let height = size.height;
  for (let tries = 0; tries < 3; tries++) {
    const hidden = await page.evaluate<number>(hiddenInDialog);
    if (hidden === 0) break;
    height += hidden;
    await page.setViewportSize({ ...size, height });
    await settle(page);
  }
  await page.screenshot({ path: file, fullPage: true });
}

/** Pictures and prices that are still on their way. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))',
  );
}

/** Px below the lower edge of what scrolls in the dialog that is open. */
const hiddenInDialog = `Math.max(0, ...[...document.querySelectorAll('dialog[open], dialog[open] *')]
  .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
  .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))`;
