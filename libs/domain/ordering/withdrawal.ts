import { type Currency, chargeable, money, percentOf } from '../shop/money';
import { holidaysOf } from '../shop/holidays';
import type { Unit } from '../catalogue/accessory-item';
import type { CartTotals } from '../pricing/cart-totals';
import { accept, refuse, type Result } from '../result';
import type { Shop } from '../shop/shops';
import { addWorkingDays } from '../shop/working-days';
import { announcedDay, type SentOrder } from './delivery-date';
import type { OrderState } from './order';
import { isCalledOff } from './order-progress';

/** Why the law gives no right to withdraw from a line: both are made to the shopper's specifications (2011/83/EU Art. 16(c)). */
export const withdrawalExclusions = ['made-to-measure', 'cut-to-length'] as const;
export type WithdrawalExclusion = (typeof withdrawalExclusions)[number];

type Line = {
  readonly kind: 'configured' | 'stock' | 'accessory';
  readonly line: string;
  readonly quantity: number;
  readonly unit?: Unit | undefined;
  /** Unit price before discounts, with accessories that were made to the size of a product from stock. */
  readonly net?: number | undefined;
  readonly accessories?: { readonly net: number } | undefined;
};

/** Null for what may be withdrawn from: stock goods, and accessories by the piece or set (decision 60). What was made to their size stays. */
export function withdrawalExclusionOf({ kind, unit }: Pick<Line, 'kind' | 'unit'>): WithdrawalExclusion | null {
  if (kind === 'configured') return 'made-to-measure';
  return unit === 'metre' ? 'cut-to-length' : null;
}

/** So many of a line. */
export type WithdrawnQuantity = { readonly line: string; readonly quantity: number };

export type WithdrawalTerm = {
  readonly open: boolean;
  /** Its last day, ISO; null while none can be named, and for what has no term. */
  readonly until: string | null;
};

export type TermFacts = {
  readonly saga: OrderState;
  /** Whether something comes later than promised, and nobody knows when. */
  readonly backOrdered: boolean;
  /** For which day (ISO) its goods were announced; null while nobody has said so. */
  readonly arrives: string | null;
};

type TermedOrder = SentOrder & {
  readonly saga: OrderState;
  readonly lines: readonly { readonly backOrdered: number }[];
};

export const termFactsOf = (order: TermedOrder): TermFacts => ({
  saga: order.saga,
  backOrdered: order.lines.some(({ backOrdered }) => backOrdered > 0),
  arrives: announcedDay(order),
});

/**
 * From the order on until fourteen days after the day that was announced for the last of the goods, because the shop hears of no delivery
 * (OPEN-Q-73); before they are announced nothing ends, however late they are. A term that would end on a day off ends on the next working
 * day (Regulation 1182/71 Art. 3(4)). `today` is an ISO day.
 */
export function withdrawalTerm(order: TermFacts, shop: Pick<Shop, 'code'>, today: string): WithdrawalTerm {
  if (isCalledOff(order.saga)) return { open: false, until: null };
  if (order.arrives === null || order.backOrdered) return { open: true, until: null };
  const until = addWorkingDays(daysLater(order.arrives, 13), 1, holidaysOf(shop));
  return { open: today <= until, until };
}

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** How much of each line may still be withdrawn from, in the order of the lines; nothing of what is barred. */
export const withdrawableQuantities = (
  lines: readonly Line[],
  earlier: readonly WithdrawnQuantity[],
): WithdrawnQuantity[] =>
  lines.map((line) => ({
    line: line.line,
    quantity: withdrawalExclusionOf(line) === null ? line.quantity - quantityOf(line.line, earlier) : 0,
  }));

const quantityOf = (id: string, pieces: readonly WithdrawnQuantity[]): number =>
  pieces.reduce((sum, { line, quantity }) => (line === id ? sum + quantity : sum), 0);

export type WithdrawnOrder = {
  readonly lines: readonly Line[];
  readonly totals: Pick<CartTotals, 'lines' | 'netAfterDiscount' | 'services' | 'delivery' | 'gross' | 'vatPercent'>;
  /** Gross after all discounts, minor units. */
  readonly total: number;
  readonly currency: Currency;
};

/** How a statement stands on the day on which it arrives: people look at one that is late, or of which nothing may be withdrawn (decision 60). */
export const withdrawalStandings = ['in-time', 'late', 'nothing'] as const;
export type WithdrawalStanding = (typeof withdrawalStandings)[number];

/** Judged once, for what happens to the order afterwards does not change it. */
export const standingOf = (
  { pieces }: Pick<Withdrawing, 'pieces'>,
  { open }: Pick<WithdrawalTerm, 'open'>,
): WithdrawalStanding => {
  if (pieces.length === 0) return 'nothing';
  return open ? 'in-time' : 'late';
};

export type Withdrawing = {
  readonly pieces: readonly WithdrawnQuantity[];
  /** Whether with this one all of the order is withdrawn from. */
  readonly whole: boolean;
  /** What was charged for these pieces, gross, minor units. */
  readonly amount: number;
};

/** Withdraws from what is wanted, or from all that is left; refused where it is nothing, no whole pieces, or more than is left. */
export function withdrawFrom(
  order: WithdrawnOrder,
  earlier: readonly WithdrawnQuantity[],
  wanted: readonly WithdrawnQuantity[] | 'all',
): Result<Withdrawing, 'withdrawal-refused'> {
  const left = withdrawableQuantities(order.lines, earlier);
  const pieces = (wanted === 'all' ? left : added(wanted)).filter(({ quantity }) => quantity !== 0);
  if (pieces.length === 0 || !pieces.every((each) => isPart(each, left))) return refuse('withdrawal-refused');
  const after = [...earlier, ...pieces];
  const amount = amountOf(order, after) - amountOf(order, earlier);
  return accept({ pieces, whole: isWhole(order, after), amount });
}

/** What a statement withdraws from that names no lines: all that is left. It is one also where that is nothing. */
export function declaredFrom(order: WithdrawnOrder, earlier: readonly WithdrawnQuantity[]): Withdrawing {
  const all = withdrawFrom(order, earlier, 'all');
  return all.ok ? all.value : { pieces: [], whole: false, amount: 0 };
}

/** Whether two lists name the same pieces, whatever the order of their lines. */
export const areSameQuantities = (one: readonly WithdrawnQuantity[], other: readonly WithdrawnQuantity[]): boolean =>
  [...one, ...other].every(({ line }) => quantityOf(line, one) === quantityOf(line, other));

/** Each line once. */
const added = (pieces: readonly WithdrawnQuantity[]): WithdrawnQuantity[] =>
  [...new Set(pieces.map(({ line }) => line))].map((line) => ({ line, quantity: quantityOf(line, pieces) }));

const isPart = ({ line, quantity }: WithdrawnQuantity, whole: readonly WithdrawnQuantity[]): boolean =>
  Number.isInteger(quantity) && quantity > 0 && quantity <= quantityOf(line, whole);

const isWhole = ({ lines }: WithdrawnOrder, pieces: readonly WithdrawnQuantity[]): boolean =>
  lines.every(({ line, quantity, accessories }) => !accessories && quantityOf(line, pieces) === quantity);

/** The part of a line's price that may go back: what was made to the size of the product may not. */
const returnable = ({ net, accessories }: Line): number => (accessories && net ? 1 - accessories.net / net : 1);

/**
 * What was charged for these pieces, counted from the order's first unit to its last, so that parts add up to the whole exactly however they
 * are withdrawn. Delivery goes with the whole order alone, and without what comfort delivery adds to the usual one (Art. 13(1), (2)).
 */
function amountOf(order: WithdrawnOrder, pieces: readonly WithdrawnQuantity[]): number {
  const goods = order.lines.map((each) => {
    const { line, quantity } = each;
    const share = (quantityOf(line, pieces) / quantity) * returnable(each);
    return shareOf(chargedFor(order, line), share, order.currency);
  });
  const delivery = isWhole(order, pieces) ? chargedForDelivery(order) : 0;
  return goods.reduce((sum, amount) => sum + amount, delivery);
}

const shareOf = (amount: number, share: number, currency: Currency): number => chargeable(amount * share, currency);

function chargedFor(order: WithdrawnOrder, line: string): number {
  const { lines } = order.totals;
  const at = lines.findIndex((each) => each.line === line);
  const before = lines.slice(0, at).reduce((sum, { net }) => sum + net, 0);
  return grossUpTo(order, before + lines[at]!.net) - grossUpTo(order, before);
}

/** Services come after the lines, delivery comes last. */
const chargedForDelivery = (order: WithdrawnOrder): number =>
  order.total - grossUpTo(order, order.totals.netAfterDiscount - order.totals.delivery);

/**
 * The part of the total that belongs to the first so many minor units of the net sum: with the VAT that lines show (`vatOfEach`), so that a
 * line is given back for what the order says that it costs; of less than the gross price, a share of what was charged.
 */
function grossUpTo({ total, totals, currency }: WithdrawnOrder, net: number): number {
  if (total === totals.gross) return net + percentOf(money(net, currency), totals.vatPercent).minor;
  return totals.netAfterDiscount === 0 ? 0 : shareOf(total, net / totals.netAfterDiscount, currency);
}
