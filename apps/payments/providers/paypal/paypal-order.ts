import { shopById } from '@fenestra/domain/shop/shops';
import type { SessionRequest } from '../payment-provider';
import { paypalMoney } from './paypal-money';

/**
 * What PayPal is asked to collect (external-services 2.3): one sum, for rounded positions need not add up. It learns nothing of the
 * shopper, who signs in there.
 */
export function paypalOrder({ paymentId, attempt, snapshot, amount, returnUrl, cancelUrl }: SessionRequest): object {
  const { number, currency, shopId } = snapshot.order;
  const { host } = new URL(returnUrl);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: paymentId,
        invoice_id: `${number}-${attempt}`,
        description: `${host} ${number}`,
        amount: paypalMoney(amount, currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          locale: shopById(shopId).locale,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  };
}
