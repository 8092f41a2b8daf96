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

/** Returns an error for a screen from which the imprint is further than two clicks. The start page links to it. */
async function tooFar(page: Page): Promise<string[]> {
  const paths = await pathsFrom(page);
  return paths.includes(imprint) || paths.includes(start) ? [] : [`leads to ${paths.join(' ')} only`];
}

/** Returns errors for a screen without a link to the withdrawal form, which the terms promise on every page, or to the cookie settings. */
const missingWays = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[
    ...(document.querySelector('a[href="/conf/#/odstoupeni/"]') ? [] : ['no way to the withdrawal form']),
    ...([...document.querySelectorAll('button')].some((each) => each.textContent === ${JSON.stringify(shell.consent)})
      ? [] : ['no way to the consent']),
  ]`);

/** Returns errors for each missing link to the imprint, the withdrawal form or the cookie settings. Every screen needs all three. */
export const missingLegalLinks = async (page: Page): Promise<string[]> => [
  ...(await tooFar(page)),
  ...(await missingWays(page)),
];
