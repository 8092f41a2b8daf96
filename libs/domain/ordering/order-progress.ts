import { holidaysOf } from '../shop/holidays';
import type { Shop } from '../shop/shops';
import { addWorkingDays } from '../shop/working-days';
import { type CountedFrom, countedOn, latestDeliveryDay } from './delivery-date';
import { isPaymentReceived, type OrderKind, type PaymentState, type OrderState } from './order';
import type { RestPayment } from './payment-options';
import { outstandingAmount } from './received-payments';

/** How far an order is, in the one word that its page begins with. */
export const orderStages = [
  'to-pay',
  'failed',
  'received',
  'checking',
  'planned',
  'making',
  'packing',
  'sent',
  'ready',
  'cancelled',
  'ended',
  'refunding',
  'refunded',
] as const;
export type OrderStage = (typeof orderStages)[number];

/** Stages of an order of which nothing comes any more. */
export const overStages = ['cancelled', 'ended', 'refunding', 'refunded'] as const satisfies readonly OrderStage[];
export type OverStage = (typeof overStages)[number];

export const progressSteps = ['placed', 'payment', 'deposit', 'check', 'production', 'rest', 'delivery'] as const;
export type ProgressStep = (typeof progressSteps)[number];

export type Progress = {
  readonly step: ProgressStep;
  readonly state: 'done' | 'now' | 'coming';
  /** ISO: on which it was done, or by which it will be; null where nobody promises one. */
  readonly day: string | null;
};

/** Amounts are minor units; days are ISO days of the shop. */
export type OrderFacts = CountedFrom & {
  readonly kind: OrderKind;
  readonly saga: OrderState;
  readonly payment: PaymentState;
  readonly total: number;
  readonly paid: number;
  /** What went back of what had been paid. */
  readonly returned?: number | undefined;
  readonly dueNow: number;
  readonly dueLater: number;
  readonly restPayment: RestPayment | null;
  /** Its goods have left, or lie ready to be fetched; days are ISO days of the shop. Null until somebody has said so. */
  readonly shipped: { readonly to: 'delivery' | 'pickup'; readonly on: string } | null;
  /** The last day of the payment that is awaited. */
  readonly payUntil: string | null;
};

type Place = Pick<Shop, 'code'>;

/** Working days in which the technician calls after a preliminary order: one (SHOP-12), in Hungary two (SHOP-13). */
const callDays = ({ code }: Place): number => (code === 'hu' ? 2 : 1);

/** Working days after confirmation and check in which what is made to measure may still be changed (decision 57). */
const changeDays = 1;

const endings: Readonly<Partial<Record<OrderState, OverStage>>> = {
  expired: 'ended',
  cancelled: 'cancelled',
  refund_pending: 'refunding',
  refunded: 'refunded',
};

/**
 * Says no more than is known: who checks and who ships say so (decisions 100 and 77), who produces does not, so that no production is said
 * to be over before.
 */
export function stageOf(order: OrderFacts): OrderStage {
  const { saga, payment, stockOnly, dueNow, shipped } = order;
  const ending = endingOf(saga);
  if (ending) return ending;
  if (shipped) return shipped.to === 'pickup' ? 'ready' : 'sent';
  if (payment === 'failed') return 'failed';
  if (awaitsCheck(order)) return 'checking';
  if (saga === 'confirmed') return stockOnly ? 'packing' : 'making';
  if (payment === 'paid') return 'received';
  return dueNow > 0 ? 'to-pay' : 'received';
}

/** The same on a day: what may still be changed is not being made. */
export function stageOn(today: string, order: OrderFacts, shop: Place): OrderStage {
  const stage = stageOf(order);
  return stage === 'making' && changeWindowOf(order, shop, today)?.open ? 'planned' : stage;
}

/** How an order ended of which nothing comes any more. */
export const endingOf = (saga: OrderState): OverStage | undefined => endings[saga];
export const isCalledOff = (saga: OrderState): boolean => endingOf(saga) !== undefined;

export const isOver = (stage: OrderStage): stage is OverStage => overStages.some((over) => over === stage);

/**
 * What has happened and what comes, each with its day; an order that is over goes no further. Goods are counted from the money that was due
 * on; cash is paid with the delivery.
 */
export function progressOf(order: OrderFacts, shop: Place, today: string): Progress[] {
  const done = stepsDone(order);
  if (isOver(stageOf(order))) return done;
  const coming = stepsToCome(order, shop, today);
  return [...done, ...coming.map((each, nth): Progress => ({ ...each, state: nth === 0 ? 'now' : 'coming' }))];
}

/** Nobody has gone through it with its shopper yet; what has left the house needs it no more. */
const awaitsCheck = ({ kind, checkedOn, shipped }: CallFacts): boolean =>
  kind === 'preliminary' && checkedOn === null && !shipped;

const isSettled = ({ payment, dueNow }: OrderFacts): boolean => dueNow === 0 || isPaymentReceived(payment);
const isRestPaid = (order: OrderFacts): boolean => outstandingAmount(order) === 0;

function stepsDone(order: OrderFacts): Progress[] {
  const { placedOn, dueLater, shipped } = order;
  const steps: Progress[] = [{ step: 'placed', state: 'done', day: placedOn }, ...paidAndChecked(order)];
  if (dueLater > 0 && isRestPaid(order)) steps.push({ step: restStep(order), state: 'done', day: null });
  return shipped ? [...steps, ...stepsUntilShipped(order, shipped)] : steps;
}

/** What was due at once and the check, as they came; on which day what has left was checked perhaps nobody has said. */
function paidAndChecked(order: OrderFacts): Progress[] {
  const { kind, dueNow, payment, confirmedOn, checkedOn } = order;
  const paid: Progress[] =
    dueNow > 0 && isPaymentReceived(payment) ? [{ step: payStep(order), state: 'done', day: confirmedOn }] : [];
  const checked: Progress[] =
    kind === 'preliminary' && !awaitsCheck(order) ? [{ step: 'check', state: 'done', day: checkedOn }] : [];
  const isCheckedFirst = checkedOn !== null && (confirmedOn === null || checkedOn < confirmedOn);
  return isCheckedFirst ? [...checked, ...paid] : [...paid, ...checked];
}

/** When production was over nobody has said; goods that are fetched wait, which is the last that the shop can know of them. */
function stepsUntilShipped({ stockOnly }: OrderFacts, { to, on }: Shipped): Progress[] {
  return [
    ...(stockOnly ? [] : [{ step: 'production' as const, state: 'done' as const, day: null }]),
    ...(to === 'pickup' ? [{ step: 'delivery' as const, state: 'done' as const, day: on }] : []),
  ];
}

type Shipped = NonNullable<OrderFacts['shipped']>;

const payStep = ({ dueLater }: OrderFacts): ProgressStep => (dueLater > 0 ? 'deposit' : 'payment');
const restStep = ({ dueNow }: OrderFacts): ProgressStep => (dueNow > 0 ? 'rest' : 'payment');

function stepsToCome(order: OrderFacts, shop: Place, today: string): Omit<Progress, 'state'>[] {
  const { stockOnly, restPayment, payUntil, shipped } = order;
  const delivery = latestDeliveryDay(order, shop);
  return [
    ...(awaitsCheck(order) ? [{ step: 'check' as const, day: dayOfCall(order, shop, today) }] : []),
    ...(isSettled(order) ? [] : [{ step: payStep(order), day: payUntil }]),
    ...(stockOnly || shipped ? [] : [{ step: 'production' as const, day: null }]),
    ...(restPayment === 'transfer' && !isRestPaid(order) ? [{ step: restStep(order), day: delivery }] : []),
    ...(shipped?.to === 'pickup' ? [] : [{ step: 'delivery' as const, day: delivery }]),
  ];
}

type CallFacts = Pick<CountedFrom, 'placedOn' | 'checkedOn'> & {
  readonly kind: OrderKind;
  readonly saga: OrderState;
  readonly shipped?: object | null | undefined;
};

/** The day by which the client centre or the technician was to call is over, and nobody has said that they did (SHOP-12, SHOP-13). */
export const isCallOverdue = (order: CallFacts, shop: Place, today: string): boolean =>
  !isCalledOff(order.saga) && awaitsCheck(order) && today > callBy(order, shop);

/** A day that is over promises nothing. */
const dayOfCall = (order: OrderFacts, shop: Place, today: string): string | null =>
  isCallOverdue(order, shop, today) ? null : callBy(order, shop);

const callBy = ({ placedOn }: Pick<CallFacts, 'placedOn'>, shop: Place): string =>
  addWorkingDays(placedOn, callDays(shop), holidaysOf(shop));

/** Until when the shopper may still change what is made; `until` is null while no day is fixed. */
export type ChangeWindow = { readonly open: boolean; readonly until: string | null };

/** Null where there is nothing to change: an order that is over or shipped, or stock goods, which may be withdrawn from. */
export function changeWindowOf(order: OrderFacts, shop: Place, today: string): ChangeWindow | null {
  const { saga, stockOnly, confirmedOn, shipped } = order;
  if (stockOnly || shipped || isOver(stageOf(order))) return null;
  if (awaitsCheck(order) || saga !== 'confirmed' || confirmedOn === null) return { open: true, until: null };
  const until = addWorkingDays(countedOn(order), changeDays, holidaysOf(shop));
  return { open: today <= until, until };
}
