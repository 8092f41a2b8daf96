import type { OrderData } from '@fenestra/contracts/http/orders';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import type { Shop } from '@fenestra/domain/shop/shops';

type Recipient = OrderPage['recipient'];

/** Who gets the goods and who the invoice; what was not said otherwise goes to the shopper (CUST-23, CUST-24). */
export function recipientOf(data: OrderData, { largestFirst }: Pick<Shop, 'largestFirst'>): Recipient {
  const { email, phone, address, company, invoice, delivery } = data;
  const nameOf = ({ firstName, lastName }: Pick<OrderData, 'firstName' | 'lastName'>) =>
    (largestFirst ? [lastName, firstName] : [firstName, lastName]).join(' ').trim();
  const own = { name: nameOf(data), company: company?.name ?? '', ...address };
  return {
    email,
    phone: delivery?.phone || phone,
    deliverTo: delivery ? { name: delivery.name, company: '', ...delivery.address } : own,
    invoiceTo: invoice ? { name: nameOf(invoice), company: invoice.company, ...invoice.address } : own,
  };
}
