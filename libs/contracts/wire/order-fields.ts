import type { z } from 'zod/mini';
import type { orderData } from './order-data';

/**
 * Where each field of what a shopper typed is on the wire (CUST-01 to CUST-05), by its path in the form of the page, which is that in the
 * orders service's data. Both read it: the gateway to name wrong fields, the page to find them.
 */
export const orderFields = {
  firstName: 'jmeno',
  lastName: 'prijmeni',
  email: 'kontaktEmail',
  phone: 'kontaktTel',
  'address.street': 'ulice',
  'address.city': 'mesto',
  'address.postcode': 'psc',
  'company.name': 'firma',
  'company.id': 'ic',
  'company.taxId': 'dic',
  'company.vatPayer': 'platceDPH',
  'invoice.firstName': 'faJmeno',
  'invoice.lastName': 'faPrijmeni',
  'invoice.company': 'faFirma',
  'invoice.id': 'faIC',
  'invoice.taxId': 'faDIC',
  'invoice.address.street': 'faUlice',
  'invoice.address.city': 'faMesto',
  'invoice.address.postcode': 'faPsc',
  'delivery.name': 'dodJmeno',
  'delivery.phone': 'dodTelefon',
  'delivery.address.street': 'dodUlice',
  'delivery.address.city': 'dodMesto',
  'delivery.address.postcode': 'dodPsc',
  note: 'memo',
  acceptsTerms: 'souhlas',
  refusesNews: 'shopNews',
} as const satisfies Readonly<Record<string, keyof z.input<typeof orderData>>>;
