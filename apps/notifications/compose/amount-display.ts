import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import type { AmountDisplay } from '@fenestra/domain/pricing/displayed-amounts';
import { buyerOf } from '@fenestra/domain/shop/buyer';

/** How whoever ordered reads its prices, at the rate of VAT of the order (decision 63). */
export const amountDisplayOf = ({ order, data }: OrderSnapshot): AmountDisplay => {
  const { vatPercent, currency } = order.cart.totals;
  return { buyer: buyerOf(data), vatPercent, currency };
};
