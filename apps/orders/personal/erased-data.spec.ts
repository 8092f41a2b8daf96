import type { OrderData } from '@fenestra/contracts/http/orders';
import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { erasedData } from './erased-data';

const address = { street: 'Lidická 12', city: 'Brno', postcode: '602 00' };
const invoice = { firstName: 'Petr', lastName: 'Malý', company: 'Okna Malý', id: '27082440', taxId: '', address };
const company = { name: 'Stavby Nová', id: '45274649', taxId: 'CZ45274649', vatPayer: true };
const delivery = { name: 'Eva Nová', phone: '+420 602 123 456', address };
const dataWith = (differences: Partial<OrderData>): OrderData =>
  anOrder(shopCatalogue(), { data: { company, delivery, note: 'Zvonit u Nových', ...differences } }).data;

/** Where text of the shopper is left, by the field that holds it. */
const keptOf = (data: OrderData, keep: 'bill' | 'all') => {
  const erased = erasedData(data, keep);
  const personal = [
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'company',
    'invoice',
    'delivery',
    'note',
  ] as const;
  return personal.filter(
    (field) => erased[field] !== null && JSON.stringify(erased[field]) === JSON.stringify(data[field]),
  );
};

it.each([
  ['bill', 'an address for the invoice', invoice, ['invoice']],
  ['bill', 'none', null, ['firstName', 'lastName', 'address', 'company']],
  ['all', 'an address for the invoice', invoice, []],
  ['all', 'none', null, []],
] as const)(
  'erasing with "%s" an order that has %s keeps the buyer of a sale alone [GDPR Art. 17]',
  (keep, _, on, kept) => {
    expect(keptOf(dataWith({ invoice: on }), keep)).toEqual(kept);
  },
);
