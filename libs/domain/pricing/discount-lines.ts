import { chargeable } from '../shop/money';
import type { Shop } from '../shop/shops';
import type { CartForTotals, CartTotals, LineForTotals } from './cart-totals';
import type { Discount, PriceList } from './price-list';
import { shopPrice } from './shop-price';

type Discounted = Pick<CartTotals, 'applied' | 'available'> & {
  /** Net unit price after discount for each line of the cart. */
  readonly unitPrices: readonly number[];
};

/** Unit price of a line, split as discounts see it. Accessories by the piece stay out of every discount. */
type Unit = { readonly product: number; readonly accessories: number };

/**
 * Applies the actions of the day one after the other to the unit prices (windows-domain 8.5): those on single goods first,
 * then the best volume discount. What an action takes off is the sum over the lines, so the amounts add up exactly.
 */
export function discountLines(cart: CartForTotals, list: PriceList, shop: Shop, today: string): Discounted {
  const valid = discountsOn(today, list);
  const onGoods = valid.filter(({ rule }) => rule !== 'volume');
  const volume = bestVolume(valid, cart, list, shop);
  const applied: CartTotals['applied'] = [];
  let units: readonly Unit[] = cart.lines;
  for (const discount of volume ? [...onGoods, volume] : onGoods) {
    const next = units.map((unit, i) => discounted(unit, discount, cart.lines[i]!, cart.lines, shop));
    const amount = cart.lines.reduce(
      (sum, line, i) => sum + (priceOf(units[i]!) - priceOf(next[i]!)) * line.quantity,
      0,
    );
    if (amount > 0) applied.push({ action: discount.action, amount });
    units = next;
  }
  const available = valid
    .map(({ action }) => action)
    .filter((action) => !applied.some((each) => each.action === action));
  return { applied, available, unitPrices: units.map(priceOf) };
}

/** The actions that hold on a day (ISO date in the shop's time zone). */
export function discountsOn(today: string, list: PriceList): Discount[] {
  return list.discounts.filter(({ from = today, until = today }) => from <= today && today <= until);
}

/** Volume discounts do not add up: the largest whose threshold the goods reach. */
function bestVolume(
  valid: readonly Discount[],
  { lines }: CartForTotals,
  list: PriceList,
  shop: Shop,
): Discount | undefined {
  const goods = goodsNet(lines);
  return valid
    .filter((discount) => discount.rule === 'volume')
    .filter(({ goodsOver }) => goods >= shopPrice(goodsOver, list, shop))
    .toSorted((a, b) => b.percent - a.percent)[0];
}

/** What volume discounts look at: net goods before discounts, without accessories by the piece. */
export const goodsNet = (lines: readonly LineForTotals[]): number =>
  lines.reduce((sum, line) => sum + (line.kind === 'accessory' ? 0 : priceOf(line) * line.quantity), 0);

/** Pieces that are made to measure. */
export const windowsOf = (lines: readonly LineForTotals[]): number =>
  lines.reduce((sum, { kind, quantity }) => sum + (kind === 'configured' ? quantity : 0), 0);

function discounted(
  unit: Unit,
  discount: Discount,
  line: LineForTotals,
  all: readonly LineForTotals[],
  shop: Shop,
): Unit {
  if (line.kind === 'accessory') return unit;
  switch (discount.rule) {
    case 'triple-glass':
      return line.kind === 'configured' && line.tripleGlass
        ? { ...unit, product: reduced(unit.product, discount.percent, shop) }
        : unit;
    case 'volume':
      return {
        product: reduced(unit.product, discount.percent, shop),
        accessories: reduced(unit.accessories, discount.percent, shop),
      };
    case 'free-inner-sills':
      return windowsOf(all) >= discount.windowsFrom
        ? { ...unit, accessories: Math.max(0, unit.accessories - (line.whiteInnerSills ?? 0)) }
        : unit;
  }
}

const reduced = (amount: number, percent: number, shop: Shop): number =>
  chargeable((amount * (100 - percent)) / 100, shop.currency);

const priceOf = ({ product, accessories }: Unit): number => product + accessories;
