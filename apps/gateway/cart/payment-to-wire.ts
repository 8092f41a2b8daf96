import type { CartView, PaymentOption } from '@fenestra/contracts/http/cart';
import type { PaymentChoice } from '@fenestra/contracts/wire/cart';
import type { WireOrderData } from '@fenestra/contracts/wire/order-data';
import { paymentCodes, wirePaymentMethods } from '@fenestra/contracts/wire/payment-methods';
import { cashLimitsOf } from '@fenestra/domain/ordering/cash-limits';
import { type PaymentRefusal, paymentRefusals } from '@fenestra/domain/ordering/payment-options';
import { depositShare } from '@fenestra/domain/shop/payments';
import type { Shop } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { z } from 'zod/mini';
import type { Texts } from '@fenestra/i18n/texts/texts';

type PaymentText = Texts['wireNames']['payments']['card'];

/** platbaID of an option: its wire name and share, `prevodem_0.3` (OPEN-Q-114). */
export const paymentIdOf = ({ method, share }: Pick<PaymentOption, 'method' | 'share'>): string =>
  `${z.encode(wirePaymentMethods, method)}_${share}`;

/** As ids say them: `0.30` is none. */
const shares = new Set<unknown>([0, depositShare, 1].map(String));

type MethodAndShare = Pick<PaymentOption, 'method' | 'share'>;
type NamedPayment = Pick<WireOrderData, 'paymentId' | 'paymentName' | 'method' | 'gatewayCode'>;

/**
 * Method and share that order data name by platbaID; undefined where no cart offers them or zpusobPlatby, gopay or platba say otherwise
 * (PAY-01, CUST-05). What was not said contradicts nothing.
 */
export function parsePayment({ paymentId, ...said }: NamedPayment, shop: Shop): MethodAndShare | undefined {
  const [, value, share] = /^([a-z]+)_(.+)$/.exec(paymentId) ?? [];
  const method = z.safeDecode(wirePaymentMethods, value as never);
  if (!method.success || !shares.has(share)) return undefined;
  const codes = paymentCodes(method.data);
  const isConsistent =
    (said.method ?? codes.method) === codes.method && (said.gatewayCode ?? codes.gatewayCode) === codes.gatewayCode;
  const payment = { method: method.data, share: Number(share) };
  return isConsistent && !isNameOfOtherMethod(said.paymentName, payment, shop) ? payment : undefined;
}

/** Words that name no way at all contradict none: a page that is open while a release goes live says those of before (decision 83). */
function isNameOfOtherMethod(said: string | undefined, payment: MethodAndShare, shop: Shop): boolean {
  const isNamed = (each: MethodAndShare) => namesOf(each, shop).some((name) => name === said?.trim());
  return !isNamed(payment) && [...shop.payments.stock, ...shop.payments.madeToMeasure].some(isNamed);
}

/** What a way is called when goods are brought, and when they are fetched. */
const namesOf = (payment: MethodAndShare, shop: Shop): string[] =>
  [false, true].map((pickup) => textOf(payment, pickup, shop.settledByPhone, textsOf(shop).wireNames.payments).name);

const icons = { card: 'card', cash: 'cash', transfer: 'bank', paypal: 'paypal' } as const;

/** One way to pay, with its name for this delivery and the reason where it cannot be taken. */
export function paymentToWire(option: PaymentOption, { delivery }: CartView, shop: Shop): PaymentChoice {
  const names = textsOf(shop).wireNames;
  const { name, description } = textOf(option, delivery?.kind === 'pickup', shop.settledByPhone, names.payments);
  return {
    id: paymentIdOf(option),
    method: option.method,
    name,
    icon: icons[option.method],
    description: [description, restText(option, shop)].join(' ').trim(),
    saving: option.saving,
    disabledByTechnicalControl: option.disabledByTechnicalControl,
    forStock: option.forStock,
    share: option.share,
    disabled: option.refused !== null,
    reason: option.refused && (paymentRefusalText(option.refused, shop) ?? ''),
    dueNow: option.dueNow,
    dueLater: option.dueLater,
    restPayment: option.restPayment,
  };
}

/** How the rest is paid, and why not in cash on delivery above the limit of the country (PAY-14, PAY-15). */
function restText({ share, restPayment }: PaymentOption, shop: Shop): string {
  const { restInCash, restByTransfer } = textsOf(shop).wireNames;
  if (restPayment === 'transfer') return restByTransfer(carrierLimit(shop));
  return share === depositShare && restPayment ? restInCash : '';
}

/** Why a way to pay cannot be taken now, in the shop's words; undefined for a reason that is not known here. */
export function paymentRefusalText(refusal: unknown, shop: Shop): string | undefined {
  if (!isPaymentRefusal(refusal)) return undefined;
  const { paymentRefusals } = textsOf(shop).wireNames;
  return refusal === 'carrier-limit' ? paymentRefusals[refusal](carrierLimit(shop)) : paymentRefusals[refusal];
}

const isPaymentRefusal = (reason: unknown): reason is PaymentRefusal =>
  paymentRefusals.some((known) => known === reason);

const carrierLimit = (shop: Shop): string =>
  exactAmount(cashLimitsOf(shop.code).carrier ?? Infinity, shop, textsOf(shop).currency);

function textOf(
  { method, share }: MethodAndShare,
  pickup: boolean,
  settledByPhone: boolean,
  texts: Texts['wireNames']['payments'],
): PaymentText {
  switch (method) {
    case 'card':
      return texts.card;
    case 'cash':
      if (settledByPhone) return texts.byPhone; // PAY-08
      return pickup ? texts.cashAtPickup : texts.cashOnDelivery;
    case 'transfer':
      return share === 1 ? texts.transferAll : texts.transferDeposit;
    case 'paypal':
      return share === 1 ? texts.paypalAll : texts.paypalDeposit;
  }
}
