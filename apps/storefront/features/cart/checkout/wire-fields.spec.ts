import { orderData } from '@fenestra/contracts/wire/order-data';
import { orderFields } from '@fenestra/contracts/wire/order-fields';
import { z } from 'zod/mini';
import { filledForm } from '../../../testing/filled-form';
import { emptyForm, type OrderForm, wireOrderOf } from './order-form';
import { byPath } from './wrong-fields';

/** Every field of the form, clean already and no two texts alike. */
const form: OrderForm = {
  ...filledForm,
  phone: '+420601222333',
  address: { street: 'Lidická 12', city: 'Brno', postcode: '60200' },
  company: { name: 'Okna s.r.o.', id: '27082440', taxId: 'CZ27082440', vatPayer: true },
  sameInvoice: false,
  invoice: {
    ...{ firstName: 'Petr', lastName: 'Starý', company: 'Dveře a.s.', id: '00006947', taxId: 'CZ00006947' },
    address: { street: 'Nová 3', city: 'Praha', postcode: '11000' },
  },
  sameDelivery: false,
  delivery: {
    ...{ name: 'Eva Malá', phone: '+420602333444' },
    address: { street: 'Dlouhá 4', city: 'Ostrava', postcode: '70200' },
  },
  note: 'Volejte večer',
  refusesNews: false,
};

/** Values by path, `invoice.address.city`. */
const leaves = (value: object, under = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    typeof each === 'object' && each ? leaves(each, `${under}${name}.`) : [[`${under}${name}`, each]],
  );
const onPageOnly = new Set(['sameInvoice', 'sameDelivery']);
const typed = leaves(form).filter(([path]) => !onPageOnly.has(path));
const fieldOf: Readonly<Record<string, string>> = orderFields;

it('every field of the form has its name on the wire, and no other has [CUST-01] [CUST-02] [CUST-03]', () => {
  const asked = leaves(emptyForm({ newsNeedConsent: true })).flatMap(([path]) => (onPageOnly.has(path) ? [] : [path]));

  expect(Object.keys(orderFields).toSorted()).toEqual(asked.toSorted());
});

it.each(typed)('%s is sent by its name on the wire [CUST-01] [CUST-02] [CUST-03]', (path, value) => {
  const payment = { id: 'prevodem_1', name: 'Převodem', method: 'transfer' } as const;
  const rest = { deposit: 0, comfortDelivery: false, childGuard: false };
  const sent = z.encode(orderData, wireOrderOf(form, 'business', 'cs', { payment, ...rest }));

  expect((sent as Record<string, unknown>)[fieldOf[path]!]).toBe(value);
});

it.each(typed)('what the server says of %s stands at that field', (path) => {
  expect(byPath({ [fieldOf[path]!]: 'wrong' })).toEqual({ [path]: 'wrong' });
});
