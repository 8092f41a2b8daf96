import { dayIn } from '../shop/day';
import type { PaymentMethod } from '../shop/payments';
import { type ShopId, shopById } from '../shop/shops';
import { countedFrom, type DatedOrder, latestDeliveryDay } from './delivery-date';
import { isPaymentReceived, type PaymentState, type OrderState } from './order';
import { isCalledOff } from './order-progress';
import type { RestPayment } from './payment-options';
import { outstandingNow, outstandingAmount } from './received-payments';

/** Amounts are minor units; times are ISO 8601. */
export type PayableOrder = DatedOrder & {
  readonly shopId: ShopId;
  readonly saga: OrderState;
  readonly method: PaymentMethod;
  readonly payment: PaymentState;
  readonly total: number;
  readonly paid: number;
  readonly returned?: number | undefined;
  readonly dueNow: number;
  readonly dueLater: number;
  readonly restPayment: RestPayment | null;
  readonly payBy?: string | null | undefined;
};

export type PlannedPayment = {
  readonly part: 'all' | 'deposit' | 'rest';
  /** Of the total. */
  readonly percent: number;
  /** Minor units. */
  readonly amount: number;
  /** By phone: how is not settled yet, or agreed in a call of which the shop does not know what was said (PAY-08). */
  readonly by: PaymentMethod | 'phone' | 'agreed';
  /** The last day, ISO, of the shop; null for what is paid at once. */
  readonly until: string | null;
  /** What has not come of it, minor units. */
  readonly left: number;
};

/** What is paid when and how; its amounts are the total of the order. Nothing for an order that was called off. */
export function paymentPlan(order: PayableOrder): PlannedPayment[] {
  if (isCalledOff(order.saga)) return [];
  return [...(order.dueNow > 0 ? [firstPayment(order)] : []), ...(order.dueLater > 0 ? [restOf(order)] : [])];
}

function firstPayment(order: PayableOrder): PlannedPayment {
  const { dueNow, dueLater, total, method, payment, paid } = order;
  return {
    part: dueLater > 0 ? 'deposit' : 'all',
    percent: percentOf(dueNow, total),
    amount: dueNow,
    by: method,
    until: payBy(order),
    left: isPaymentReceived(payment) ? 0 : outstandingNow(order, paid),
  };
}

/** With the goods, or before them by transfer (OPEN-Q-68). */
function restOf(order: PayableOrder): PlannedPayment & { readonly by: ReturnType<typeof wayOfRest> } {
  const { dueNow, dueLater, total } = order;
  const shop = shopById(order.shopId);
  return {
    part: dueNow > 0 ? 'rest' : 'all',
    percent: 100 - (dueNow > 0 ? percentOf(dueNow, total) : 0),
    amount: dueLater,
    by: wayOfRest(order),
    until: latestDeliveryDay(countedFrom(order, shop), shop),
    left: Math.min(dueLater, outstandingAmount(order)),
  };
}

function wayOfRest(order: PayableOrder): 'cash' | 'transfer' | 'phone' | 'agreed' {
  if (isArrangedByPhone(order)) return order.checkedAt ? 'agreed' : 'phone';
  return order.restPayment === 'transfer' ? 'transfer' : 'cash';
}

/** What is paid after the first payment, or instead of one; `left` is minor units. */
export type LaterPayment = { readonly left: number } & (
  | { readonly part: 'rest'; readonly by: 'cash' | 'transfer' }
  | {
      readonly part: 'all';
      /** `phone-transfer`: settled by phone, but above the limit of the country, so that only a transfer is possible (PAY-15). */
      readonly by: 'cash' | 'transfer' | 'phone' | 'phone-transfer' | 'agreed';
      readonly handover: 'delivery' | 'pickup';
    }
);

/** Null where nothing of it is left. */
export function laterPayment(order: PayableOrder): LaterPayment | null {
  if (isCalledOff(order.saga) || order.dueLater === 0) return null;
  const { by, left } = restOf(order);
  if (left === 0) return null;
  if (order.dueNow > 0) return { part: 'rest', by: by === 'transfer' ? by : 'cash', left };
  const way = by === 'phone' && order.restPayment === 'transfer' ? 'phone-transfer' : by;
  return { part: 'all', by: way, left, handover: order.cart?.delivery?.kind ?? 'delivery' };
}

const percentOf = (part: number, total: number): number => Math.round((100 * part) / total);

/** The day up to which what is due first is awaited. */
const payBy = ({ shopId, payBy: end }: PayableOrder): string | null =>
  end ? dayIn(shopById(shopId), new Date(end)) : null;

/**
 * What is paid and how, delivery included, is not known before the call: nobody is asked for money until then (PAY-08). What was agreed in
 * it the shop does not know; that what no carrier may collect is transferred is sure (PAY-15).
 */
export const isArrangedByPhone = ({ shopId, dueNow, restPayment, checkedAt }: PhonedOrder): boolean =>
  shopById(shopId).settledByPhone && dueNow === 0 && !(checkedAt && restPayment === 'transfer');
type PhonedOrder = Pick<PayableOrder, 'shopId' | 'dueNow' | 'restPayment' | 'checkedAt'>;

/** Whether something is to be paid before the goods are made or sent, so that the order has an invoice in advance. */
export const isPaidInAdvance = ({ dueNow }: Pick<PayableOrder, 'dueNow'>): boolean => dueNow > 0;
