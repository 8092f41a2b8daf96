import type { Page } from 'playwright-core';
import { drawn } from './look-at-screen';

/** Words and figures that are not seen whole: wider than their field, or beyond what cuts or frames them. */
export async function cutOff(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate<string[]>(`(${inPage})()`);
}

const inPage = String.raw`() => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const fields = [...document.querySelectorAll('input:not([type=radio], [type=checkbox])')]
    .filter((field) => isSeen(field) && field.scrollWidth > field.clientWidth)
    .map(({ value }) => 'in its field: ' + value);

  /** What cuts what is beyond it, what frames it, nothing of these; or what is for screen readers, or scrolls. */
  const kindOf = (element) => {
    const { overflowX, position, clipPath, borderLeftStyle, borderRightStyle } = getComputedStyle(element);
    if (['auto', 'scroll'].includes(overflowX) || position === 'fixed' || clipPath !== 'none') return 'all is seen';
    if (['hidden', 'clip'].includes(overflowX)) return 'cuts';
    return [borderLeftStyle, borderRightStyle].every((line) => line !== 'none') ? 'frames' : '';
  };
  const outOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const kind = kindOf(box);
      if (kind === 'all is seen') return false;
      if (kind === '') continue;
      const around = box.getBoundingClientRect();
      if (left < around.left - 1 || right > around.right + 1) return true;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.data.trim() !== '' && isSeen(text.parentElement) && outOf(text)) cut.push(text.data);
  }
  return [...fields, ...cut];
}`;
