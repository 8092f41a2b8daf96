import type { MailRequest, Quote } from '@fenestra/contracts/http/quotes';
import { netOfOffer } from '@fenestra/domain/pricing/offer-net';
import { goodsOf } from '@fenestra/domain/pricing/offer-term';
import { vatOf } from '@fenestra/domain/pricing/vat';
import { type Shop, shopById, vatOn } from '@fenestra/domain/shop/shops';
import { dayText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { quoteNumber } from '@fenestra/clients/quote-number';
import { quotePdfUrl, quoteLink } from '@fenestra/clients/quote-link';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { commonTexts, type StorefrontContact, type Link, type MailTexts, type Row } from '../mail-texts';
import { withoutLinks } from '../without-links';
import type { QuoteElementTexts } from './quote-elements';

/** Everything that the mail says, in the order in which it says it; HTML and plain text are two ways to write it. */
export type QuoteMail = MailTexts & {
  readonly texts: Texts['offer']['mail'];
  readonly about: string;
  readonly greeting: string;
  readonly note: string;
  /** Both prices, and until when they hold; those of goods from stock alone do not. */
  readonly facts: readonly Row[];
  readonly elements: readonly QuoteElementTexts[];
  readonly link: Link;
  /** What holds how long. */
  readonly validityText: string;
  readonly pdf: Link;
};

export function quoteMailOf(
  { letter: mailRequest, offer }: { letter: MailRequest; offer: Quote },
  elements: readonly QuoteElementTexts[],
  storefront: StorefrontContact,
): QuoteMail {
  const shop = shopById(offer.shopId);
  const { offer: offerTexts } = textsOf(shop);
  const texts = offerTexts.mail;
  const quoteName = elements.length === 1 ? elements[0]!.product : texts.project(elements.length);
  return {
    ...commonTexts(shop, storefront),
    texts,
    about: `${offerTexts.offer} ${quoteNumber(offer.savedId)} · ${dayText(offer.savedOn, shop)}`,
    subject: texts.subject(quoteName),
    preview: texts.intro,
    greeting: texts.greeting(withoutLinks(mailRequest.name)),
    note: withoutLinks(mailRequest.note),
    facts: factsOf(offer, mailRequest.buyer, texts, shop),
    elements,
    validityText: validityTextOf(offer, shop),
    link: { text: texts.goOn, address: quoteLink(storefront.origin, offer) },
    pdf: { text: texts.pdf, address: quotePdfUrl(storefront.origin, offer) },
  };
}

/** The price that its reader reckons with comes first. */
function factsOf(
  { elements, savedOn, validUntil }: Quote,
  buyer: MailRequest['buyer'],
  texts: Texts['offer']['mail'],
  shop: Shop,
): Row[] {
  const { currency } = textsOf(shop);
  const net = netOfOffer(elements);
  const prices: Row[] = [
    [texts.grossPrice(vatOn(shop, savedOn)), exactAmount(net + vatOf(net, shop, savedOn), shop, currency)],
    [texts.netPrice, exactAmount(net, shop, currency)],
  ];
  const until: Row[] = goodsOf(elements).made ? [[texts.validUntil, dayText(validUntil, shop)]] : [];
  return [...(buyer === 'business' ? prices.toReversed() : prices), ...until];
}

/** For goods from stock no price is promised (decision 32). */
function validityTextOf({ elements }: Quote, shop: Shop): string {
  const { offer, saved: quoteName } = textsOf(shop);
  const { made, stock } = goodsOf(elements);
  return [...(stock ? [quoteName.stockPrice] : []), made ? offer.mail.kept : quoteName.linkTerm].join(' ');
}
