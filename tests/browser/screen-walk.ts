import type { Page } from 'playwright-core';
import type { ShopCode } from '@fenestra/domain/shop/shops';
import { covering, sweep } from '@fenestra/testing/sweep';
import { addressOf } from './browser';
import { arriveAt, screens, type ShopScreen } from './screens';

/** Of the configurator, with the dialogs that lie over them. */
export const steps = screens.filter(({ at }) => /#.*(otvirky|rozmery|profily|doplnky)/.test(at));

/** Samples screens for the usual run: one for each title or error message, because the others repeat its layout. */
export const usually = (all: readonly ShopScreen[]): readonly ShopScreen[] =>
  sweep(
    all,
    covering(all, ({ failed, title }) => failed ?? title),
  );

/** Samples steps for the usual run: the first of each part of the configurator, because the others wait, fail and are coloured in the same way. */
export const firstOfEachPart = sweep(
  steps,
  covering(steps, ({ at }) => /#\/\w+/.exec(at)![0]),
);

/** Visits screens one after the other and tells what is wrong with each, by its address. */
export async function walk(
  page: Page,
  looked: readonly ShopScreen[],
  faultsOf: (screen: ShopScreen) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const screen of looked) {
    const found = await faultsOf(screen);
    if (found.length > 0) faults[screen.at] = found;
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return faults;
}

/** The same with screens of a storefront that have arrived. */
export const walkStorefront = (
  page: Page,
  shop: { url: string },
  faultsOf: (page: Page) => Promise<string[]>,
  { code = 'cs', looked = screens }: { code?: ShopCode; looked?: readonly ShopScreen[] } = {},
): Promise<Record<string, string[]>> =>
  walk(page, looked, async (screen) => {
    await arriveAt(page, addressOf(shop, `${code}.localhost`), screen, code);
    return faultsOf(page);
  });
