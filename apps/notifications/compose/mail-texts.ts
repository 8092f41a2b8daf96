import { withdrawalPath } from '@fenestra/contracts/order-page-paths';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { withdrawalExclusionOf } from '@fenestra/domain/ordering/withdrawal';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';

export type Row = readonly [label: string, value: string];
export type Link = { readonly text: string; readonly address: string };

/** What every mail says beside its own matter; HTML and plain text are two ways to write it. */
export type MailTexts = {
  readonly locale: string;
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  /** How to reach the shop. */
  readonly contact: string;
  readonly terms: Link;
  /** Of an order: where to withdraw from it (2011/83/EU Art. 11a). */
  readonly withdrawal?: Link | undefined;
};

/** Where the shop lives, and is called: links and numbers never come from what a request said. */
export type StorefrontContact = { readonly origin: string; readonly phone: string };

export function commonTexts(
  shop: Shop,
  { origin, phone }: StorefrontContact,
): Pick<MailTexts, 'locale' | 'contact' | 'terms'> {
  const { confirmationMail } = textsOf(shop);
  return {
    locale: shop.locale,
    contact: confirmationMail.contact(phone),
    terms: { text: confirmationMail.terms, address: `${origin}/obchodni-podminky/` },
  };
}

/** Where an order is withdrawn from, in the words of the law; of one from which nothing may be there is no such place. */
export function withdrawalLink(
  { shopId, token, lines }: Pick<OrderView, 'shopId' | 'token' | 'lines'>,
  { origin }: StorefrontContact,
): Link | undefined {
  if (lines.every(({ line }) => withdrawalExclusionOf(line) !== null)) return undefined;
  return { text: textsOf(shopById(shopId)).shell.withdraw, address: `${origin}${withdrawalPath(token)}` };
}
