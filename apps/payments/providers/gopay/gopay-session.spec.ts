import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { gopaySession } from './gopay-session';

const payerOf = (street: string) => {
  const { order, data } = anOrder(shopCatalogue());
  const address = { ...data.address, street };
  const urls = { returnUrl: 'https://okna.example/', cancelUrl: '', notificationUrl: '' };
  const wanted = { paymentId: 'p', attempt: 1, amount: 100, ...urls };
  return gopaySession({ ...wanted, snapshot: { order, data: { ...data, address } } }).payer;
};

test('the contact of a card session has a street of 128 characters and leaves out a longer one', () => {
  expect(payerOf('a'.repeat(128))).toHaveProperty('contact.street', 'a'.repeat(128));
  expect(payerOf('a'.repeat(129))).not.toHaveProperty('contact.street');
});
