import type { Shop } from '../shop/shops';
import { withTypedData } from './typed-data';
import type { Address, CustomerData } from './customer';

type Place = Address & { readonly name: string; readonly company: string };

/** Names are written as in the country. */
export type Recipient = {
  readonly email: string;
  readonly phone: string;
  readonly deliverTo: Place;
  readonly invoiceTo: Place;
};

type Named = Pick<CustomerData, 'firstName' | 'lastName'>;

/** A person's name in the order of the country. */
export const personName = ({ firstName, lastName }: Named, { largestFirst }: Pick<Shop, 'largestFirst'>): string =>
  (largestFirst ? [lastName, firstName] : [firstName, lastName]).join(' ').trim();

/** Who gets the goods and who the invoice; what was not said otherwise goes to the shopper (CUST-23, CUST-24). */
export function recipientOf(
  data: Omit<CustomerData, 'note' | 'acceptsTerms'>,
  shop: Pick<Shop, 'largestFirst'>,
): Recipient {
  const { firstName, lastName, email, phone, address, company, invoice, delivery } = withTypedData(data);
  const own = { name: personName({ firstName, lastName }, shop), company: company?.name ?? '', ...address };
  return {
    email,
    phone: delivery?.phone || phone,
    deliverTo: delivery ? { name: delivery.name, company: '', ...delivery.address } : own,
    invoiceTo: invoice ? { name: personName(invoice, shop), company: invoice.company, ...invoice.address } : own,
  };
}
