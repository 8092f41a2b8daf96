import type { PaymentMethod } from '../shop/payments';
import { type OrderKind, orderKindOf } from './order';

/** The most that an order may hold without money before staff check it: pieces from stock, and their net price in minor units. */
export type StaffCheckLimits = { readonly pieces: number; readonly net: number };

type OrderedGoods = {
  readonly technicalControl: boolean;
  readonly lines: readonly { readonly line: string; readonly kind: string; readonly quantity: number }[];
  readonly totals: { readonly lines: readonly { readonly line: string; readonly unitAfterDiscount: number }[] };
};

type Payment = { readonly method: PaymentMethod; readonly dueNow: number };

/** Preliminary is also an order that holds more from stock without money than `bounds` allow (OPEN-Q-74). */
export const kindOfOrder = (goods: OrderedGoods, payment: Payment, bounds: StaffCheckLimits): OrderKind =>
  holdsWithoutMoney(payment) && isAbove(bounds, goods) ? 'preliminary' : orderKindOf(goods);

/** A session of a gateway ends within hours; a transfer and a payment on delivery hold goods for days. */
const holdsWithoutMoney = ({ method, dueNow }: Payment): boolean => method === 'transfer' || dueNow === 0;

/** Goods made to measure and accessories hold no stock, and are not counted. */
function isAbove(bounds: StaffCheckLimits, { lines, totals }: OrderedGoods): boolean {
  const prices = new Map(totals.lines.map(({ line, unitAfterDiscount }) => [line, unitAfterDiscount]));
  const stocked = lines.filter(({ kind }) => kind === 'stock');
  const pieces = stocked.reduce((sum, { quantity }) => sum + quantity, 0);
  const net = stocked.reduce((sum, { line, quantity }) => sum + quantity * (prices.get(line) ?? 0), 0);
  return pieces > bounds.pieces || net > bounds.net;
}
