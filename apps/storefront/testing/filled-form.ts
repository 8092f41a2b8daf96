import { shopByCode } from '@fenestra/domain/shop/shops';
import { emptyForm, type OrderForm } from '../features/cart/checkout/order-form';

/** The checkout's form as a Czech shopper has filled it in. */
export const filledForm: OrderForm = {
  ...emptyForm(shopByCode('cs')),
  firstName: 'Jana',
  lastName: 'Nová',
  email: 'jana@example.test',
  phone: '601 222 333',
  address: { street: 'Lidická 12', city: 'Brno', postcode: '602 00' },
  acceptsTerms: true,
};
