import type { CartSnapshot } from '@fenestra/contracts/http/cart';
import type { SentCart } from '@fenestra/contracts/http/sent-carts';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { hasMadeToSize } from '@fenestra/domain/ordering/cart-services';
import { latestDelivery } from '@fenestra/domain/shop/working-days';
import { dayText } from '@fenestra/i18n/day-text';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { cartLink, cartPreviewLink } from '@fenestra/clients/cart-link';
import type { Texts } from '@fenestra/i18n/texts/texts';
import type { MailGoodsLine } from '../goods-html';
import { grossLabel, pricedGoods, totalsOfCart } from '../goods-prices';
import { commonTexts, type StorefrontContact, type Link, type MailTexts, type Row } from '../mail-texts';
import type { LineWithPicture } from '../ordered-goods';
import { withoutLinks } from '../without-links';

/** Everything that the mail says, in the order in which it says it; HTML and plain text are two ways to write it. */
export type CartMail = MailTexts & {
  readonly texts: Texts['cartMail'];
  readonly about: string;
  /** Who sends it. Not in subject and preview, which an inbox shows before the mail is opened: there a stranger's text would be ours. */
  readonly intro: string;
  readonly note: { readonly title: string; readonly text: string };
  /** Both totals, and when the goods would arrive. */
  readonly facts: readonly Row[];
  readonly goods: readonly MailGoodsLine[];
  readonly totals: readonly Row[];
  readonly total: Row;
  readonly prices: string;
  readonly cartLink: Link;
  readonly previewLink: Link;
};

export function cartMailOf(
  { letter: mailRequest, sentOn, cart }: SentCart,
  goods: readonly LineWithPicture[],
  storefront: StorefrontContact,
): CartMail {
  const shop = shopById(cart.shopId);
  const { cartMail: texts, confirmationMail, currency } = textsOf(shop);
  const amount = (minor: number): string => exactAmount(minor, shop, currency);
  const { net, arrives, latest } = confirmationMail;
  const { gross, netAfterDiscount } = cart.totals;
  const day = dayText(sentOn, shop);
  const { vatPercent, currency: code } = cart.totals;
  const amountDisplay = { buyer: mailRequest.buyer ?? 'private', vatPercent, currency: code };
  const name = withoutLinks(mailRequest.name);
  const total: Row = [grossLabel(cart, shop), amount(gross)];
  const kind = cart.technicalControl ? 'preliminary' : 'binding';
  const withoutVat: Row = [net, amount(netAfterDiscount)];
  return {
    ...commonTexts(shop, storefront),
    texts,
    about: texts.about(day),
    subject: texts.subject,
    preview: [texts.about(day), total.join(' ')].join(' · '),
    intro: texts.intro(name),
    note: { title: texts.note(name), text: withoutLinks(mailRequest.note) },
    facts: [
      ...(amountDisplay.buyer === 'business' ? [withoutVat, total] : [total, withoutVat]),
      [
        arrives[cart.delivery?.kind ?? 'delivery'],
        latest[kind](dayText(latestDelivery({ ...cart, madeToSize: hasMadeToSize(cart.lines) }, sentOn, shop), shop)),
      ],
    ],
    goods: pricedGoods(goods, shop, amount, amountDisplay).map((each) => ({ ...each, remarks: [] })),
    totals: totalsOfCart(cart, shop, amount, amountDisplay).toSpliced(1, 0, ...freeServices(cart, shop)), // after the goods
    total,
    prices: texts.prices(day),
    cartLink: { text: texts.open, address: cartLink(storefront.origin, cart.cartId) },
    previewLink: { text: texts.look, address: cartPreviewLink(storefront.origin, cart.cartId, sentOn) },
  };
}

/** What was chosen and costs nothing; the rest of the services is among the sums. */
function freeServices({ technicalControl, childGuard }: CartSnapshot, shop: Shop): Row[] {
  const { wireNames, cartMail } = textsOf(shop);
  return [
    ...(technicalControl ? [[wireNames.technicalControl, cartMail.free] as const] : []),
    ...(childGuard ? [[wireNames.childGuard, cartMail.free] as const] : []),
  ];
}
