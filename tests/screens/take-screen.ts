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

/** Takes the page into a file as it is at that size: whole, or the dialog that is open, with what either hides by scrolling; or what is `inSight`. */
export async function takeScreen(page: Page, size: Size, file: string, inSight: boolean): Promise<void> {
  await page.setViewportSize(size);
  await page.mouse.move(0, 0); // a choice under the pointer is tried on the drawing
  await page.waitForLoadState('networkidle');
  const dialog = await page.evaluate<boolean>(`document.querySelector('dialog[open]') !== null`);
  if (!inSight && (dialog || size.width === phone.width)) await pullOut(page, size);
  const fullPage = !dialog && !inSight;
  let last: Buffer | undefined;
  for (let tries = 0; tries < mostTries; tries++) {
    await showAll(page);
    const taken = await page.screenshot({ path: file, fullPage });
    if (last?.equals(taken)) return; // nothing is on its way any more
    last = taken;
  }
}

const mostTries = 12;

/** Pictures that are fetched once they are near, and those that are on their way. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(`Promise.all([...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  }))`);
}

/** Makes the screen higher until the dialog, or the page between the bars of a phone, need not scroll. */
async function pullOut(page: Page, size: Size): Promise<void> {
  let height = size.height;
  for (let tries = 0; tries < mostTries; tries++) {
    const hidden = await page.evaluate<number>(hiddenPixels);
    if (hidden === 0) return;
    height += hidden;
    await page.setViewportSize({ ...size, height });
  }
}

const hiddenPixels = `(() => {
  const dialog = document.querySelector('dialog[open]');
  const scrolling = dialog
    ? [dialog, ...dialog.querySelectorAll('*')].filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
    : [document.documentElement];
  return Math.max(0, ...scrolling.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
})()`;
