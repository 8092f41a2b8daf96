import type { Page } from 'playwright-core';
import { drawn } from './look-at-screen';

/**
 * Controls that a finger misses: less than 44 px high or wide, also where their area is larger than what one sees of them. A
 * link within a sentence has the height of its line.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate<string[]>(`(${inPage})()`);
}

const inPage = String.raw`() => {
  const least = 44;
  const dialogs = document.querySelectorAll('dialog[open]');
  const top = dialogs[dialogs.length - 1] ?? document;
  const controls = [...top.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')];
  const isText = (control) =>
    getComputedStyle(control).display === 'inline' && control.parentElement.textContent.trim() !== control.textContent.trim();
  const isSeen = (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[class*=skip], .sr');
  const isHit = (target, x, y) => target.contains(document.elementFromPoint(x, y)?.closest('a, button, label, select, summary'));
  const around = Array.from({ length: 2 * least }, (_, i) => i - least);
  const hits = (target, pointAt) => around.filter((away) => isHit(target, ...pointAt(away))).length;
  return controls.filter((control) => isSeen(control) && !isText(control)).flatMap((control) => {
    const target = control.closest('label') ?? control;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { width, height, left, top } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const wide = width > least - 0.5 || hits(target, (away) => [x + away, y]) >= least - 1;
    const high = height > least - 0.5 || hits(target, (away) => [x, y + away]) >= least - 1;
    return wide && high ? [] : [Math.round(width) + ' × ' + Math.round(height) + ' px: ' + target.outerHTML.slice(0, 160)];
  });
}`;
