import type { CartView, PaymentOption } from '@fenestra/contracts/http/cart';
import type { PaymentChoice } from '@fenestra/contracts/wire/cart';
import { paymentMethods } from '@fenestra/contracts/wire/payment-methods';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { PaymentText, WireNames } from '@fenestra/i18n/texts/wire-names';
import { z } from 'zod/mini';

/** platbaID of an option: its wire name and share, `prevodem_0.3` (OPEN-Q-114). */
export const paymentIdOf = ({ method, share }: Pick<PaymentOption, 'method' | 'share'>): string =>
  `${z.encode(paymentMethods, method)}_${share}`;

/** Method and share of a platbaID; undefined for one that no cart offers. */
export function paymentOf(id: string): Pick<PaymentOption, 'method' | 'share'> | undefined {
  const [, value, share] = /^([a-z]+)_(0|0\.3|1)$/.exec(id) ?? [];
  const method = z.safeDecode(paymentMethods, value as never);
  return method.success ? { method: method.data, share: Number(share) } : undefined;
}

const icons = { card: 'card', cash: 'cash', transfer: 'bank', paypal: 'paypal' } as const;

/** One way to pay, with its name for this delivery and the reason where it cannot be taken. */
export function paymentToWire(option: PaymentOption, { delivery }: CartView, shop: Shop): PaymentChoice {
  const names = textsOf(shop).wireNames;
  const { name, description } = textOf(option, delivery?.kind === 'pickup', shop.settledByPhone, names.payments);
  const rest = { cash_on_delivery: names.restInCash, transfer: names.restByTransfer };
  const refusals: Readonly<Record<string, string>> = names.paymentRefusals;
  return {
    id: paymentIdOf(option),
    method: option.method,
    name,
    icon: icons[option.method],
    description:
      option.share === 0.3 && option.restPayment ? `${description} ${rest[option.restPayment]}` : description,
    saving: option.saving,
    disabledByTechnicalControl: option.disabledByTechnicalControl,
    forStock: option.forStock,
    share: option.share,
    disabled: option.refused !== null,
    reason: option.refused && (refusals[option.refused] ?? ''),
    dueNow: option.dueNow,
    dueLater: option.dueLater,
    restPayment: option.restPayment,
  };
}

function textOf(
  { method, share }: PaymentOption,
  pickup: boolean,
  settledByPhone: boolean,
  texts: WireNames['payments'],
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
