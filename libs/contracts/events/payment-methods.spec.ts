import { paymentMethods } from '@fenestra/domain/shop/payments';
import { methodsOfVersion1 } from './payment-methods';

test('version 1 of the order events names every payment method, so that a new one demands another version', () => {
  const known: readonly string[] = methodsOfVersion1;
  expect(paymentMethods.filter((method) => !known.includes(method))).toEqual([]);
});
