import type { Page } from 'playwright-core';

/** Words and figures of drawings that are smaller than 12 px on the screen, with their size. */
export const smallWords = (page: Page): Promise<string[]> => page.evaluate<string[]>(`(${inPage})()`);

const inPage = String.raw`() => {
  const least = 12;
  const sizeOf = (text) => {
    const { a, b } = text.getScreenCTM();
    return Math.hypot(a, b) * parseFloat(getComputedStyle(text).fontSize);
  };
  return [...document.querySelectorAll('svg text')]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }) && sizeOf(text) < least - 0.5)
    .map((text) => sizeOf(text).toFixed(1) + ' px: ' + text.textContent);
}`;
