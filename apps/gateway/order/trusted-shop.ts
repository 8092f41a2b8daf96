import type { Order } from '@fenestra/contracts/wire/order';

/** The block that the badge of Trusted Shops reads from the page after an order, by element id (external-services 7). */
export const trustedShopOf = (
  { number, total, currency, method }: Pick<Order, 'number' | 'total' | 'currency' | 'method'>,
  email: string,
): NonNullable<Order['trustedShop']> => ({
  tsCheckoutOrderNr: number,
  tsCheckoutBuyerEmail: email.trim(),
  tsCheckoutOrderAmount: (total / 100).toFixed(2),
  tsCheckoutOrderCurrency: currency,
  tsCheckoutOrderPaymentType: method,
});
