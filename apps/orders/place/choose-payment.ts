import type { CartSnapshot, PaymentOption } from '@fenestra/contracts/http/cart';
import type { OrderData } from '@fenestra/contracts/http/orders';
import { isCardEmail } from '@fenestra/domain/ordering/email-address';
import { isDepositRight } from '@fenestra/domain/ordering/payment-options';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { isChargeable } from '@fenestra/domain/shop/money';
import { shopById } from '@fenestra/domain/shop/shops';

type Refusal = 'delivery-missing' | 'order-data-refused' | 'payment-refused' | 'deposit-refused';

/** The option that the shopper chose, out of those that the cart offers now (OPEN-Q-66, OPEN-Q-114). */
export function choosePayment(
  cart: CartSnapshot,
  { payment, deposit, email }: OrderData,
): Result<PaymentOption, Refusal> {
  if (!cart.delivery) return refuse('delivery-missing');
  const option = cart.paymentOptions.find(({ method, share }) => method === payment.method && share === payment.share);
  if (!option) return refuse('payment-refused');
  if (option.refused) return refuse('payment-refused', { because: option.refused });
  if (option.method === 'card' && !isCardEmail(email))
    return refuse('order-data-refused', { fields: { email: 'cardEmail' } });
  const isRight =
    isChargeable(deposit, shopById(cart.shopId).currency) && isDepositRight(deposit, option.share, cart.totals.gross);
  return isRight ? accept(option) : refuse('deposit-refused');
}
