import { laterPayment, type PayableOrder } from '@fenestra/domain/ordering/payment-plan';
import { shopById } from '@fenestra/domain/shop/shops';
import { exactAmount } from './money';
import { textsOf } from './texts-of';

/** The sentence of page, mail and paper about what is paid later, by the payment plan; null where nothing is left of it. */
export function laterPaymentText(order: PayableOrder): string | null {
  const later = laterPayment(order);
  if (!later) return null;
  const shop = shopById(order.shopId);
  const { currency, wireNames } = textsOf(shop);
  const { rest, all } = wireNames.laterPayment;
  const amount = exactAmount(later.left, shop, currency);
  if (later.part === 'rest') return rest[later.by](amount);
  return later.by === 'phone' || later.by === 'agreed' ? all[later.by][later.handover] : all[later.by](amount);
}
