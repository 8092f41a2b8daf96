import type { OrderData } from '@fenestra/contracts/http/orders';
import { accept, refuse, type Refused, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';

export type FieldFault = 'required' | 'invalid' | 'email' | 'phone' | 'postcode' | 'terms';
type Faults = Record<string, FieldFault>;
type Address = OrderData['address'];

/** Digits of a postcode, and the prefix that national numbers get (CUST-14 to CUST-21, OPEN-Q-72). */
const countries = {
  CZ: { postcode: 5, prefix: '+420' },
  SK: { postcode: 5, prefix: '+421' },
  AT: { postcode: 4, prefix: '+43' },
  DE: { postcode: 5, prefix: '+49' },
  HU: { postcode: 4, prefix: '+36' },
} as const;

/** Cleans what the shopper typed and judges it field by field; nothing is stored of a form with faults. */
export function checkCustomer(typed: OrderData, shop: Shop): Result<OrderData, 'order-data-refused'> {
  const data = cleaned(typed, shop);
  const faults = faultsOf(data, shop);
  return Object.keys(faults).length === 0 ? accept(data) : refusal(faults);
}

export const refusal = (fields: Faults): Refused<'order-data-refused'> => refuse('order-data-refused', { fields });

/** Without the signs that CUST-27 forbids, without spaces around; postcodes without spaces, phones with their prefix. */
function cleaned(typed: OrderData, shop: Shop): OrderData {
  const clean = (text: string): string => text.replace(/["'&|]/g, '').trim();
  const address = ({ street, city, postcode }: Address): Address => ({
    street: clean(street),
    city: clean(city),
    postcode: clean(postcode).replace(/\s/g, ''),
  });
  const { company, invoice, delivery } = typed;
  return {
    ...typed,
    firstName: clean(typed.firstName),
    lastName: clean(typed.lastName),
    email: typed.email.trim(),
    phone: phoneOf(clean(typed.phone), shop),
    address: address(typed.address),
    company: company && { ...company, name: clean(company.name), id: clean(company.id), taxId: clean(company.taxId) },
    invoice: invoice && {
      firstName: clean(invoice.firstName),
      lastName: clean(invoice.lastName),
      company: clean(invoice.company),
      id: clean(invoice.id),
      taxId: clean(invoice.taxId),
      address: address(invoice.address),
    },
    delivery: delivery && {
      name: clean(delivery.name),
      phone: phoneOf(clean(delivery.phone), shop),
      address: address(delivery.address),
    },
    note: clean(typed.note),
  };
}

/** `+420 601 222 333`, `00420601222333` and `601-222-333` are one number (CUST-19). What is no number stays as it was typed. */
function phoneOf(typed: string, shop: Shop): string {
  const digits = typed.replace(/[\s\-/().]/g, '').replace(/^00/, '+');
  if (!/^\+?\d+$/.test(digits)) return typed;
  return digits.startsWith('+') ? digits : countries[shop.country].prefix + digits.replace(/^0/, '');
}

function faultsOf(data: OrderData, shop: Shop): Faults {
  const faults: Faults = {};
  const need = (field: string, text: string): void => {
    if (text === '') faults[field] = 'required';
  };
  const match = (field: string, text: string, form: RegExp, fault: FieldFault): void => {
    if (text !== '' && !form.test(text)) faults[field] = fault;
  };
  const postcode = new RegExp(`^\\d{${countries[shop.country].postcode}}$`);
  const needAddress = (prefix: string, { street, city, postcode: code }: Address): void => {
    need(`${prefix}.street`, street);
    need(`${prefix}.city`, city);
    need(`${prefix}.postcode`, code);
    match(`${prefix}.postcode`, code, postcode, 'postcode');
  };

  need('firstName', data.firstName);
  need('lastName', data.lastName);
  need('email', data.email === '@' ? '' : data.email); // the field starts with an @ (CUST-22)
  match('email', data.email === '@' ? '' : data.email, emailForm, 'email');
  need('phone', data.phone);
  match('phone', data.phone, phoneForm, 'phone');
  needAddress('address', data.address);
  if (data.company) {
    need('company.name', data.company.name);
    need('company.id', data.company.id);
    need('company.taxId', data.company.taxId);
  }
  if (data.invoice) {
    if (data.invoice.company === '') {
      need('invoice.firstName', data.invoice.firstName);
      need('invoice.lastName', data.invoice.lastName);
    }
    needAddress('invoice.address', data.invoice.address);
  }
  if (data.delivery) {
    need('delivery.name', data.delivery.name);
    match('delivery.phone', data.delivery.phone, phoneForm, 'phone');
    needAddress('delivery.address', data.delivery.address);
  }
  if (!data.acceptsTerms) faults['acceptsTerms'] = 'terms';
  return faults;
}

const emailForm = /^[^\s@<>(),;:\\"[\]]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;
const phoneForm = /^\+\d{8,15}$/;
