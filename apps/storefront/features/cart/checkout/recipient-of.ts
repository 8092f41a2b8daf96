import type { Buyer } from '@fenestra/domain/shop/buyer';
import type { Shop } from '@fenestra/domain/shop/shops';
import type { Recipient } from '../../../lib/known-recipient';
import type { OrderForm } from './order-form';

/** Who gets the goods and who the invoice of an order, as its recap shows it in this tab. */
export function recipientOf(
  form: OrderForm,
  buyer: Buyer,
  token: string,
  { largestFirst }: Pick<Shop, 'largestFirst'>,
): Recipient {
  const { company, sameInvoice, invoice, sameDelivery, delivery, address, phone, email } = form;
  const nameOf = ({ firstName, lastName }: Pick<OrderForm, 'firstName' | 'lastName'>) =>
    (largestFirst ? [lastName, firstName] : [firstName, lastName]).join(' ').trim();
  const own = { name: nameOf(form), company: buyer === 'business' ? company.name : '', ...address };
  return {
    token,
    email,
    phone: sameDelivery ? phone : delivery.phone,
    deliverTo: sameDelivery ? own : { name: delivery.name, company: '', ...delivery.address },
    invoiceTo: sameInvoice ? own : { name: nameOf(invoice), company: invoice.company, ...invoice.address },
  };
}
