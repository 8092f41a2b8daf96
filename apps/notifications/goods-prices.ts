import type { HeldCart } from '@fenestra/contracts/http/cart';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Row } from './mail-words';
import type { LineGoods } from './ordered-goods';

/** Writes minor units as the shop writes money. */
export type Amount = (minor: number) => string;

/** What a price consists of: the parts of a product, of an assembly under the title of each element, and the price of one piece. */
export type PriceTree = {
  readonly groups: readonly { readonly title: string | null; readonly rows: readonly Row[] }[];
  readonly sum: Row | null;
};

/** Without VAT; the lines add up. */
export function treeOf({ parts, onePiece }: LineGoods, shop: Shop, amount: Amount): PriceTree {
  const { included, onePiece: sum } = textsOf(shop).offer.document;
  const priceOf = (net: number | undefined) => (net === undefined ? '' : net === 0 ? included : amount(net));
  const groups = parts.map(({ title, parts: own }) => ({
    title,
    rows: own.map(({ name, make, net }): Row => [`${name}: ${make}`, priceOf(net)]),
  }));
  return { groups, sum: onePiece === null ? null : [sum, amount(onePiece)] };
}

/** From the net prices to the VAT; what is zero is left out, but a delivery whose price is still to be calculated (PAY-08). */
export function sumsOfCart(
  { totals, delivery }: Pick<HeldCart, 'totals' | 'delivery'>,
  shop: Shop,
  amount: Amount,
): Row[] {
  const { confirmationMail: texts, cart } = textsOf(shop);
  const isUnpriced = shop.settledByPhone && delivery?.kind === 'delivery' && totals.delivery === 0;
  const parts: [string, number][] = [
    [texts.goods, totals.products + totals.accessories + totals.others],
    [texts.services, totals.services],
    [texts.transport, totals.delivery],
    [texts.discount, -totals.discount],
  ];
  return [
    ...parts.filter(([, minor]) => minor !== 0).map(([label, minor]): Row => [label, amount(minor)]),
    ...(isUnpriced ? [[texts.transport, cart.deliveryUnpriced] as const] : []),
    [texts.net, amount(totals.netAfterDiscount)],
    [texts.vat(totals.vatPercent), amount(totals.vat)],
  ];
}
