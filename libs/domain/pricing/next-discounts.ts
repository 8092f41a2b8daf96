import { z } from 'zod/mini';
import type { Shop } from '../shop/shops';
import type { CartForTotals } from './cart-totals';
import { discountsOn, goodsNet, windowsOf } from './discount-lines';
import type { Discount, PriceList } from './price-list';
import { shopPrice } from './shop-price';

/** A discount is near from this share of its threshold on; below it, it is not worth a word. */
const nearFrom = 0.5;

/** Net goods before discounts in minor units, or windows made to measure. */
const Threshold = z.object({ counts: z.enum(['net', 'windows']), from: z.int(), reached: z.int() });
/** A discount that a cart nearly has; without a threshold one choice is missing. */
export const NextDiscount = z.object({ action: z.int(), threshold: z.optional(Threshold) });
export type NextDiscount = z.output<typeof NextDiscount>;
type Open = Required<NextDiscount>;

/** The discounts of a day (ISO date) that a cart is near: of the volume ones the next only, as they do not add up. */
export function nextDiscounts(cart: CartForTotals, list: PriceList, shop: Shop, today: string): NextDiscount[] {
  const valid = discountsOn(today, list);
  const byThreshold = valid
    .flatMap((discount) => openThreshold(discount, cart, list, shop))
    .toSorted((a, b) => a.threshold.from - b.threshold.from);
  return [...missedGlass(valid, cart), ...firstOfEach(byThreshold).filter(isNear)];
}

function openThreshold(discount: Discount, { lines }: CartForTotals, list: PriceList, shop: Shop): Open[] {
  const threshold = thresholdOf(discount, lines, list, shop);
  return threshold && threshold.reached < threshold.from ? [{ action: discount.action, threshold }] : [];
}

function thresholdOf(discount: Discount, lines: Lines, list: PriceList, shop: Shop): Open['threshold'] | null {
  switch (discount.rule) {
    case 'volume':
      return { counts: 'net', from: shopPrice(discount.goodsOver, list, shop), reached: goodsNet(lines) };
    case 'free-inner-sills':
      if (!lines.some(({ whiteInnerSills = 0 }) => whiteInnerSills > 0)) return null;
      return { counts: 'windows', from: discount.windowsFrom, reached: windowsOf(lines) };
    case 'triple-glass':
      return null;
  }
}

const isNear = ({ threshold: { from, reached } }: Open): boolean => reached >= from * nearFrom;

const firstOfEach = (open: readonly Open[]): Open[] =>
  open.filter(({ threshold }, at) => open.findIndex((other) => other.threshold.counts === threshold.counts) === at);

/** Another glass is one choice away from whatever is made with glass. */
function missedGlass(valid: readonly Discount[], { lines }: CartForTotals): NextDiscount[] {
  const windows = lines.filter(({ kind, solid }) => kind === 'configured' && !solid);
  if (windows.length === 0 || windows.some(({ tripleGlass }) => tripleGlass)) return [];
  return valid.filter(({ rule }) => rule === 'triple-glass').map(({ action }) => ({ action }));
}

type Lines = CartForTotals['lines'];
