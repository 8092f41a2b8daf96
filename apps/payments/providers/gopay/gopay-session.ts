import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import { shopById } from '@fenestra/domain/shop/shops';
import type { SessionRequest } from '../payment-provider';
import type { GopaySession } from './gopay-client';

const instrument = 'PAYMENT_CARD';
/** Names the payment for which a session was opened. */
export const paymentParam = 'payment';

/** The longest lines of a contact (external-services 1.3). What may be missing is left out beyond that: half a street is none. */
const maxNameLength = 256;
const maxLineLength = 128;
const maxPostcodeLength = 16;
const fitting = <Name extends string>(name: Name, line: string, maxLength: number) =>
  (line.length <= maxLength ? { [name]: line } : {}) as { [Field in Name]?: string };

/** The card session of an order. One item for all: GoPay wants sums, not positions. */
export function gopaySession({
  paymentId,
  snapshot,
  amount,
  returnUrl,
  notificationUrl,
}: SessionRequest): GopaySession {
  const { order, data } = snapshot;
  const { language, alpha3 } = shopById(order.shopId);
  const { street, city, postcode } = data.address;
  return {
    payer: {
      allowed_payment_instruments: [instrument],
      default_payment_instrument: instrument,
      contact: {
        ...fitting('first_name', data.firstName, maxNameLength),
        ...fitting('last_name', data.lastName, maxNameLength),
        email: data.email,
        ...fitting('phone_number', data.phone, maxLineLength),
        ...fitting('city', city, maxLineLength),
        ...fitting('street', street, maxLineLength),
        ...fitting('postal_code', postcode, maxPostcodeLength),
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
