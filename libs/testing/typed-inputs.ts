import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomerData } from '@fenestra/domain/ordering/customer';
import type { ShopCode } from '@fenestra/domain/shop/shops';

/** A file of `typed-inputs`, and the fields of an order that it is typed into. */
export const inputFields = {
  phones: ['phone', 'delivery.phone'],
  emails: ['email'],
  postcodes: ['address.postcode', 'delivery.address.postcode', 'invoice.address.postcode'],
  'company-ids': ['company.id', 'invoice.id'],
  'tax-ids': ['company.taxId', 'invoice.taxId'],
  names: [
    'firstName',
    'lastName',
    'company.name',
    'address.street',
    'address.city',
    'delivery.name',
    'invoice.lastName',
    'invoice.address.street',
  ],
  notes: ['note'],
} as const;
export type InputKind = keyof typeof inputFields;

/** One row: typed in these shops it is stored for the ERP as `stored` and shown as `shown` (as `stored` where missing), or is refused for `fault`. */
export type Input = {
  readonly shops: readonly ShopCode[];
  readonly typed: string;
  readonly stored?: string;
  readonly shown?: string;
  readonly fault?: string;
};

export const inputsOf = (kind: InputKind): readonly Input[] =>
  JSON.parse(readFileSync(join(__dirname, 'typed-inputs', `${kind}.json`), 'utf8')) as Input[];

const validValues = {
  cs: { postcode: '602 00', phone: '777 123 456', id: '27082440', taxId: 'CZ27082440' },
  sk: { postcode: '811 01', phone: '0905 123 456', id: '27082440', taxId: 'SK2020317068' },
  at: { postcode: '1010', phone: '0664 1234567', id: 'FN 123456a', taxId: 'ATU12345675' },
  de: { postcode: '10115', phone: '030 1234567', id: 'HRB 12345', taxId: 'DE136695976' },
  hu: { postcode: '1011', phone: '06 30 123 4567', id: '01-09-123456', taxId: 'HU12345676' },
} as const;

/** A form with this text in one field: without faults in every section, where no other form is given. */
export function formWith(shop: ShopCode, path: string, typed: string, base = validForm(shop)): CustomerData {
  const form = structuredClone(base);
  const names = path.split('.');
  const parent = names.slice(0, -1).reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], form);
  (parent as Record<string, unknown>)[names.at(-1)!] = typed;
  return form;
}

export function validForm(shop: ShopCode): CustomerData {
  const { postcode, phone, id, taxId } = validValues[shop];
  const address = { street: 'Ring 1', city: 'Brno', postcode };
  return {
    ...{ firstName: 'Jana', lastName: 'Nov', email: 'jana@example.cz', phone, address, note: '', acceptsTerms: true },
    company: { name: 'Okna', id, taxId, vatPayer: false },
    invoice: { firstName: 'Jan', lastName: 'Nov', company: 'Okna', id, taxId, address: { ...address } },
    delivery: { name: 'Jan Nov', phone, address: { ...address } },
  };
}

export const fieldAt = (data: object, path: string): unknown =>
  path.split('.').reduce((at: unknown, name) => (at as Record<string, unknown>)[name], data);
