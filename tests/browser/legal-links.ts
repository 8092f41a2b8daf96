import type { Page } from 'playwright-core';
import { textsIn } from './screens';

const { shell } = textsIn('cs');
export const imprint = '/kontakty/';
const start = '/';

/** Paths of the shop that links on the page lead to. */
export const pathsFrom = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('a[href]')]
    .filter(({ origin, pathname, hash }) => origin === location.origin && !(pathname === '/' && hash))
    .map(({ pathname }) => pathname)`);

/** What is wrong with a screen from which the imprint is further than two clicks; the start page leads to it. */
async function tooFar(page: Page): Promise<string[]> {
  const paths = await pathsFrom(page);
  return paths.includes(imprint) || paths.includes(start) ? [] : [`leads to ${paths.join(' ')} only`];
}

/** What is wrong with a screen that has no way to the withdrawal form, though the terms say so of every page, or none back to the consent. */
const missingWays = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[
    ...(document.querySelector('a[href="/conf/#/odstoupeni/"]') ? [] : ['no way to the withdrawal form']),
    ...([...document.querySelectorAll('button')].some((each) => each.textContent === ${JSON.stringify(shell.consent)})
      ? [] : ['no way to the consent']),
  ]`);

/** Links that a screen is without, of those that every screen has to have: to the imprint, to the withdrawal form, back to the consent. */
export const missingLegalLinks = async (page: Page): Promise<string[]> => [
  ...(await tooFar(page)),
  ...(await missingWays(page)),
];
