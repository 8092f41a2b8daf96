import { createHash } from 'node:crypto';
import type { OrderData } from '@fenestra/contracts/http/orders';
import { mailboxOf } from '@fenestra/domain/ordering/email-address';

/** By what orders of one shopper are known to belong together, as digests: nothing here names anybody. */
export function contactsOf({ email, phone }: Pick<OrderData, 'email' | 'phone'>, origin?: string): string[] {
  const known = [`email ${mailboxOf(email)}`, `phone ${phone}`, ...(origin ? [`origin ${origin}`] : [])];
  return known.map((contact) => createHash('sha256').update(contact).digest('base64url'));
}
