import type { Shop } from '@fenestra/domain/shop/shops';
import { type Recipient, recipients } from './recipients';
import type { Texts } from './texts/texts';

/** Partners that the operator has named for a shop; what is missing or false is not used. */
export type Partners = Readonly<Partial<Record<Recipient, unknown>>>;

/** A sentence for each recipient of personal data that this shop has: mail always, others by its payments and partners. */
export function privacyRecipients(texts: Texts['privacy'], { payments }: Pick<Shop, 'payments'>, partners: Partners) {
  const methods: readonly string[] = [...payments.stock, ...payments.madeToMeasure].map(({ method }) => method);
  const has = (name: Recipient) => name === 'mail' || methods.includes(name) || Boolean(partners[name]);
  return recipients.filter(has).map((name) => texts[name]);
}
