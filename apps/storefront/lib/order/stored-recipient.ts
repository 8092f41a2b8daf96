import { z } from 'zod/mini';
import { readStored, writeStored } from '../storage/browser-storage';

const name = 'recipient';
const place = z.object({
  name: z.string(),
  company: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
});
const recipient = z.object({
  /** Of the order, so that no other one shows these. */
  token: z.string(),
  email: z.string(),
  phone: z.string(),
  deliverTo: place,
  invoiceTo: place,
});
export type Recipient = z.output<typeof recipient>;
export type Place = Recipient['deliverTo'];

/** What was typed for the last order of this visit. The protocol tells no personal data of an order (OPEN-Q-120), so that only this tab knows it. */
export const storeRecipient = (known: Recipient): void => writeStored('session', name, known);

export function storedRecipient(token: string): Recipient | null {
  const read = recipient.safeParse(readStored('session', name));
  return read.success && read.data.token === token ? read.data : null;
}
