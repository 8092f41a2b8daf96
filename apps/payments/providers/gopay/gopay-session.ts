import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import { shopById } from '@fenestra/domain/shop/shops';
import type { WantedSession } from '../payment-provider';
import type { GopaySession } from './gopay-client';

const instrument = 'PAYMENT_CARD';
/** Names the payment for which a session was opened. */
export const paymentParam = 'payment';

/** GoPay takes no longer lines of a contact, which it shows to nobody (external-services 1.3). */
const cut = (line: string): string => line.slice(0, 128);

/** The card session of an order. One item for all: GoPay wants sums, not positions. */
export function gopaySession({ paymentId, snapshot, amount, returnUrl, notificationUrl }: WantedSession): GopaySession {
  const { order, data } = snapshot;
  const { language, alpha3 } = shopById(order.shopId);
  const { street, city, postcode } = data.address;
  return {
    payer: {
      allowed_payment_instruments: [instrument],
      default_payment_instrument: instrument,
      contact: {
        first_name: data.firstName,
        last_name: data.lastName,
        email: cut(data.email),
        phone_number: data.phone,
        city: cut(city),
        street: cut(street),
        postal_code: postcode,
        country_code: alpha3,
      },
    },
    amount,
    currency: order.currency,
    order_number: gatewayOrderNumber(order.number),
    order_description: new URL(returnUrl).host,
    items: [{ type: 'ITEM', name: order.number, amount, count: 1 }],
    additional_params: [{ name: paymentParam, value: paymentId }],
    callback: { return_url: returnUrl, notification_url: notificationUrl },
    lang: language.toUpperCase(),
  };
}
