import type { CartSnapshot } from '@fenestra/contracts/http/cart';
import { excludesDelivery } from '@fenestra/domain/pricing/excludes-delivery';
import {
  grossAmountsOf,
  displayedAmount,
  displayedAmounts,
  type AmountDisplay,
} from '@fenestra/domain/pricing/displayed-amounts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { Row } from './mail-texts';
import type { LineWithPicture } from './ordered-goods';

/** Writes minor units as the shop writes money. */
export type FormatAmount = (minor: number) => string;

/** What a price consists of: the parts of a product, of an assembly under the title of each element, and the price of one piece. */
export type PriceRows = {
  readonly groups: readonly { readonly title: string | null; readonly rows: readonly Row[] }[];
  readonly total: Row | null;
};

/** The price that its reader reckons with, what it is called, and the other one beside it. */
export type LinePrice = { readonly price: string; readonly called: string; readonly beside: string };

/** What a line costs, and what the price of one piece consists of. */
export type LinePriceDetails = { readonly cost: LinePrice; readonly tree: PriceRows };

/** Lines with their prices. */
export function pricedGoods<Line extends LineWithPicture>(
  lines: readonly Line[],
  shop: Shop,
  amount: FormatAmount,
  amountDisplay: AmountDisplay,
): (Line & LinePriceDetails)[] {
  const prices = linePrices(lines, shop, amount, amountDisplay);
  return lines.map((each, nth) => ({
    ...each,
    cost: prices[nth]!,
    tree: priceRowsOf(each, shop, amount, amountDisplay),
  }));
}

/** Of each line; together those with VAT are the goods with VAT. */
export function linePrices(
  lines: readonly Pick<LineWithPicture, 'net'>[],
  shop: Shop,
  amount: FormatAmount,
  amountDisplay: AmountDisplay,
): LinePrice[] {
  const { withVat, withoutVat } = textsOf(shop).shell;
  const nets = lines.map(({ net }) => net);
  const gross = grossAmountsOf(nets, amountDisplay);
  return nets.map((net, nth) =>
    amountDisplay.buyer === 'business'
      ? { price: amount(net), called: withoutVat, beside: `${amount(gross[nth]!)} ${withVat}` }
      : { price: amount(gross[nth]!), called: withVat, beside: `${amount(net)} ${withoutVat}` },
  );
}

/** As its reader reckons; the lines add up. */
export function priceRowsOf(
  { parts, onePiece }: LineWithPicture,
  shop: Shop,
  amount: FormatAmount,
  amountDisplay: AmountDisplay,
): PriceRows {
  const { included, onePiece: totalLabel } = textsOf(shop).offer.document;
  const all = parts.flatMap((group) => group.parts);
  const prices = displayedAmounts(
    all.map(({ net = 0 }) => net),
    amountDisplay,
  );
  const minorOf = new Map(all.map((part, nth) => [part, prices[nth]!]));
  const priceOf = (part: (typeof all)[number]) => {
    if (part.net === undefined) return '';
    return part.net === 0 ? included : amount(minorOf.get(part)!);
  };
  const groups = parts.map(({ title, parts: own }) => ({
    title,
    rows: own.map((part): Row => [`${part.name}: ${part.make}`, priceOf(part)]),
  }));
  return { groups, total: onePiece === null ? null : [totalLabel, amount(displayedAmount(onePiece, amountDisplay))] };
}

/** Prices as their reader reckons, then net price and VAT; what is zero is left out, but a delivery whose price is still to be calculated (PAY-08). */
export function totalsOfCart(
  cart: Pick<CartSnapshot, 'totals' | 'delivery'>,
  shop: Shop,
  amount: FormatAmount,
  amountDisplay: AmountDisplay,
): Row[] {
  const { netAfterDiscount: net, vat, vatPercent } = cart.totals;
  return [...cartAmounts(cart, shop, amount, amountDisplay), ...taxRows({ net, vat }, vatPercent, shop, amount)];
}

/** What the cart consists of; the rows come to the price that its reader reckons with. `agreed`: what the delivery costs was told in a call. */
export function cartAmounts(
  { totals, delivery }: Pick<CartSnapshot, 'totals' | 'delivery'>,
  shop: Shop,
  amount: FormatAmount,
  amountDisplay: AmountDisplay,
  { agreed = false } = {},
): Row[] {
  const { confirmationMail: texts, cart, orderDetails } = textsOf(shop);
  const isUnpriced = delivery && excludesDelivery(shop, delivery, totals.delivery);
  const parts: [string, number][] = [
    [texts.goods, totals.products + totals.accessories + totals.others],
    [texts.services, totals.services],
    [texts.transport, totals.delivery],
    [texts.discount, -totals.discount],
  ];
  const nonZero = parts.filter(([, net]) => net !== 0);
  const displayed = displayedAmounts(
    nonZero.map(([, net]) => net),
    amountDisplay,
  );
  return [
    ...nonZero.map(([label], nth): Row => [label, amount(displayed[nth]!)]),
    ...(isUnpriced ? [[texts.transport, agreed ? orderDetails.deliveryAgreed : cart.deliveryUnpriced] as const] : []),
  ];
}

/** What the gross price of a cart is called, which may be without its delivery. */
export function grossLabel({ totals, delivery }: Pick<CartSnapshot, 'totals' | 'delivery'>, shop: Shop): string {
  const { confirmationMail, orderDetails } = textsOf(shop);
  return excludesDelivery(shop, delivery, totals.delivery)
    ? orderDetails.totalWithoutDelivery
    : confirmationMail.totalWithVat;
}

type Taxes = { readonly net: number; readonly vat: number };

export function taxRows({ net, vat }: Taxes, percent: number, shop: Shop, amount: FormatAmount): Row[] {
  const { confirmationMail: texts } = textsOf(shop);
  return [
    [texts.net, amount(net)],
    [texts.vat(percent), amount(vat)],
  ];
}
