import { parsePhoneWithoutMetadata } from '@fenestra/domain/ordering/contact';
import { checkCustomerData } from '@fenestra/domain/ordering/customer-data';
import { type Recipient, recipientOf } from '@fenestra/domain/ordering/recipient';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import type { Shop } from '@fenestra/domain/shop/shops';
import { storeRecipient } from '../../../lib/order/stored-recipient';
import { openSections, type OrderForm } from './order-form';

/** Returns who gets the goods and who the invoice, in the form in which the server stores it; null for a form with faults. */
export function storedRecipientOf(form: OrderForm, buyer: Buyer, shop: Shop): Recipient | null {
  const checked = checkCustomerData(openSections(form, buyer), shop.code, parsePhoneWithoutMetadata);
  return checked.ok ? recipientOf(checked.value, shop) : null;
}

/** Keeps it for the page of the order. */
export function rememberRecipientOf(form: OrderForm, buyer: Buyer, shop: Shop, token: string): void {
  const recipient = storedRecipientOf(form, buyer, shop);
  if (recipient) storeRecipient({ token, ...recipient });
}
