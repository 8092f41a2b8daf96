import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import { shopById } from '@fenestra/domain/shop/shops';
import type { GopaySession } from './gopay';

const languages = { cs: 'CS', sk: 'SK', at: 'DE', de: 'DE', hu: 'HU' } as const;
/** ISO 3166-1 alpha-3 */
const countries = { CZ: 'CZE', SK: 'SVK', AT: 'AUT', DE: 'DEU', HU: 'HUN' } as const;
const instrument = 'PAYMENT_CARD';

/** The card session of an order; `origin` is where the shop lives. One item for all: GoPay wants sums, not positions. */
export function gopaySession({ order, data }: OrderSnapshot, amount: number, origin: string): GopaySession {
  const { code, country } = shopById(order.shopId);
  const { street, city, postcode } = data.address;
  return {
    payer: {
      allowed_payment_instruments: [instrument],
      default_payment_instrument: instrument,
      contact: {
        first_name: data.firstName,
        last_name: data.lastName,
        email: data.email,
        phone_number: data.phone,
        city,
        street,
        postal_code: postcode,
        country_code: countries[country],
      },
    },
    amount,
    currency: order.currency,
    order_number: gatewayOrderNumber(order.number),
    order_description: new URL(origin).host,
    items: [{ type: 'ITEM', name: order.number, amount, count: 1 }],
    callback: {
      return_url: `${origin}/platba/navrat/gopay?o=${order.token}`,
      notification_url: `${origin}/webhooks/gopay`,
    },
    lang: languages[code],
  };
}
