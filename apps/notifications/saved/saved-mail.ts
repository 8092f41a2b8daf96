import type { MailRequest, SavedOffer } from '@fenestra/contracts/http/quotes';
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
import { commonWords, type Home, type Link, type MailWords, type Row } from '../mail-words';
import { withoutLinks } from '../without-links';
import type { SavedElement } from './saved-elements';

/** Everything that the mail says, in the order in which it says it; HTML and plain text are two ways to write it. */
export type SavedMail = MailWords & {
  readonly texts: Texts['offer']['mail'];
  readonly about: string;
  readonly greeting: string;
  readonly note: string;
  /** Both prices, and until when they hold; those of goods from stock alone do not. */
  readonly facts: readonly Row[];
  readonly elements: readonly SavedElement[];
  readonly link: Link;
  /** What holds how long. */
  readonly kept: string;
  readonly pdf: Link;
};

export function savedMailOf(
  { letter, offer }: { letter: MailRequest; offer: SavedOffer },
  elements: readonly SavedElement[],
  home: Home,
): SavedMail {
  const shop = shopById(offer.shopId);
  const { offer: words } = textsOf(shop);
  const texts = words.mail;
  const saved = elements.length === 1 ? elements[0]!.product : texts.project(elements.length);
  return {
    ...commonWords(shop, home),
    texts,
    about: `${words.offer} ${quoteNumber(offer.savedId)} · ${dayText(offer.savedOn, shop)}`,
    subject: texts.subject(saved),
    preview: texts.intro,
    greeting: texts.greeting(withoutLinks(letter.name)),
    note: withoutLinks(letter.note),
    facts: factsOf(offer, letter.buyer, texts, shop),
    elements,
    kept: keptOf(offer, shop),
    link: { text: texts.goOn, address: quoteLink(home.origin, offer) },
    pdf: { text: texts.pdf, address: quotePdfUrl(home.origin, offer) },
  };
}

/** The price that its reader reckons with comes first. */
function factsOf(
  { elements, savedOn, validUntil }: SavedOffer,
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
function keptOf({ elements }: SavedOffer, shop: Shop): string {
  const { offer, saved } = textsOf(shop);
  const { made, stock } = goodsOf(elements);
  return [...(stock ? [saved.stockPrice] : []), made ? offer.mail.kept : saved.linkTerm].join(' ');
}
