import type { OrderData } from '@fenestra/contracts/http/orders';
import { terminalStates, type OrderState } from '@fenestra/domain/ordering/order';
import { erasedEmail, erasedText } from '@fenestra/domain/erasure';

type Facts = { readonly saga: OrderState; readonly paid: number; readonly receipts: readonly unknown[] };

/** `wait`: it is being carried out. `bill`: it was a sale, whose buyer accounting law wants to be known. `all`: nothing came of it. */
export function erasureScope({ saga, paid, receipts }: Facts): 'wait' | 'bill' | 'all' {
  if (!terminalStates.includes(saga)) return 'wait';
  return saga === 'confirmed' || saga === 'refunded' || paid > 0 || receipts.length > 0 ? 'bill' : 'all';
}

/** The data of an order without its shopper and without texts as typed; with `bill` stays to whom it was sold: the address for the invoice, where there is one that alone. */
export function erasedData({ typed: _, ...data }: OrderData, scope: 'bill' | 'all'): OrderData {
  const { invoice, company, delivery, address } = data;
  const isBuyer = scope === 'bill' && invoice === null;
  return {
    ...data,
    firstName: isBuyer ? data.firstName : erasedText,
    lastName: isBuyer ? data.lastName : erasedText,
    email: erasedEmail,
    phone: erasedText,
    address: isBuyer ? address : erasedAddress,
    company: isBuyer ? company : company && { ...company, name: erasedText, id: '', taxId: '' },
    invoice: scope === 'bill' ? invoice : null,
    delivery: delivery && { name: erasedText, phone: erasedText, address: erasedAddress },
    note: data.note === '' ? '' : erasedText,
  };
}

const erasedAddress = { street: erasedText, city: erasedText, postcode: erasedText };
