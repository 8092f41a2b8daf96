import type { PaymentMethod } from '../shop/payments';
import { type ShopId, shopById } from '../shop/shops';
import { isCardEmail } from './email-address';
import { awaitingPaymentStates, type OrderState } from './order';
import { paymentOptionsOf } from './payment-options';

/** Amounts are minor units of the shop's currency. */
export type ChangeableOrder = {
  readonly shopId: ShopId;
  readonly saga: OrderState;
  readonly method: PaymentMethod;
  /** Its gateway refused to open a session for this order. */
  readonly refusedMethod?: PaymentMethod | null;
  readonly share: number;
  readonly paid: number;
  readonly dueNow: number;
  readonly dueLater: number;
  readonly data: { readonly email: string };
  readonly cart: {
    readonly stockOnly: boolean;
    readonly technicalControl: boolean;
    readonly delivery: { readonly kind: 'pickup' | 'delivery' } | null;
    readonly totals: { readonly gross: number };
  };
};

/**
 * In which ways an order that is not paid may be paid instead, by the rules of the checkout: to a transfer from all others, and from there
 * to the others while nothing has come, except one whose gateway refused the order. The share stays, and with it every sum that the shopper has agreed to; where the rules would make
 * other sums of it now, there is no other way.
 */
export function otherPaymentMethods(order: ChangeableOrder, collected: readonly PaymentMethod[]): PaymentMethod[] {
  const { shopId, saga, method, share, paid, dueNow, dueLater, data, cart, refusedMethod } = order;
  if (!awaitingPaymentStates.includes(saga)) return [];
  const { stockOnly, technicalControl, delivery, totals } = cart;
  const { code: shop } = shopById(shopId);
  const payable = { shop, stockOnly, technicalControl, delivery: delivery?.kind ?? null, gross: totals.gross };
  return paymentOptionsOf(payable, collected)
    .filter((option) => option.share === share && option.refused === null)
    .filter((option) => option.dueNow === dueNow && option.dueLater === dueLater)
    .map((option) => option.method)
    .filter((other) => other !== refusedMethod)
    .filter((other) => other !== 'card' || isCardEmail(data.email))
    .filter((other) => (method === 'transfer' ? other !== 'transfer' && paid === 0 : other === 'transfer'));
}
