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
import type { ShownGoods } from '../goods-html';
import { grossName, pricedGoods, sumsOfCart } from '../goods-prices';
import { commonWords, type Home, type Link, type MailWords, type Row } from '../mail-words';
import type { LineGoods } from '../ordered-goods';
import { withoutLinks } from '../without-links';

/** Everything that the mail says, in the order in which it says it; HTML and plain text are two ways to write it. */
export type CartMail = MailWords & {
  readonly texts: Texts['cartMail'];
  readonly about: string;
  /** Who sends it. Not in subject and preview, which an inbox shows before the mail is opened: there a stranger's text would be ours. */
  readonly intro: string;
  readonly note: { readonly title: string; readonly text: string };
  /** Both totals, and when the goods would arrive. */
  readonly facts: readonly Row[];
  readonly goods: readonly ShownGoods[];
  readonly sums: readonly Row[];
  readonly total: Row;
  readonly prices: string;
  readonly open: Link;
  readonly look: Link;
};

export function cartMailOf({ letter, sentOn, cart }: SentCart, goods: readonly LineGoods[], home: Home): CartMail {
  const shop = shopById(cart.shopId);
  const { cartMail: texts, confirmationMail, currency } = textsOf(shop);
  const amount = (minor: number): string => exactAmount(minor, shop, currency);
  const { net, arrives, latest } = confirmationMail;
  const { gross, netAfterDiscount } = cart.totals;
  const day = dayText(sentOn, shop);
  const { vatPercent, currency: code } = cart.totals;
  const reckoning = { buyer: letter.buyer ?? 'private', vatPercent, currency: code };
  const name = withoutLinks(letter.name);
  const total: Row = [grossName(cart, shop), amount(gross)];
  const kind = cart.technicalControl ? 'preliminary' : 'binding';
  const withoutVat: Row = [net, amount(netAfterDiscount)];
  return {
    ...commonWords(shop, home),
    texts,
    about: texts.about(day),
    subject: texts.subject,
    preview: [texts.about(day), total.join(' ')].join(' · '),
    intro: texts.intro(name),
    note: { title: texts.note(name), text: withoutLinks(letter.note) },
    facts: [
      ...(reckoning.buyer === 'business' ? [withoutVat, total] : [total, withoutVat]),
      [
        arrives[cart.delivery?.kind ?? 'delivery'],
        latest[kind](dayText(latestDelivery({ ...cart, madeToSize: hasMadeToSize(cart.lines) }, sentOn, shop), shop)),
      ],
    ],
    goods: pricedGoods(goods, shop, amount, reckoning).map((each) => ({ ...each, remarks: [] })),
    sums: sumsOfCart(cart, shop, amount, reckoning).toSpliced(1, 0, ...freeServices(cart, shop)), // after the goods
    total,
    prices: texts.prices(day),
    open: { text: texts.open, address: cartLink(home.origin, cart.cartId) },
    look: { text: texts.look, address: cartPreviewLink(home.origin, cart.cartId, sentOn) },
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
