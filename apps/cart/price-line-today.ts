import type { CartLine, PriceChange } from '@fenestra/contracts/http/cart';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { itemPrice } from '@fenestra/domain/pricing/item-price';
import { lastDayOfOffer } from '@fenestra/domain/pricing/offer-term';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { calculatePrice } from '@fenestra/domain/pricing/calculate-price';
import type { Shop } from '@fenestra/domain/shop/shops';

/** `today` is an ISO date in the time zone of the shop. */
export type PriceDay = {
  readonly priceList: PriceList;
  readonly shop: Shop;
  readonly today: string;
};

/**
 * A line as it is sold on a day: at its offered price up to and with the last day of the offer, from then on at the price of the
 * day; and both prices where they differ. The catalogue is the one by which it was sold. Lines from before 2026-11-23 have no last day.
 */
export function priceLineToday(
  line: CartLine,
  catalogue: Catalogue,
  day: PriceDay,
): { line: CartLine; priceChange?: PriceChange } {
  const until = lastDayOf(line);
  if (until === undefined || priceListOf(line) === day.priceList.version) return { line };
  const repriced = repriceLine(line, catalogue, day);
  const [offered, today] = [unitNetPrice(line), unitNetPrice(repriced)];
  if (offered === today) return { line };
  const isValid = day.today <= until;
  return { line: isValid ? line : repriced, priceChange: { line: line.line, offered, today, until, holds: isValid } };
}

/** The same goods offered anew on that day. No price list drops a price, so that there is one (decision 19). */
export function repriceLine(line: CartLine, catalogue: Catalogue, { priceList, shop, today }: PriceDay): CartLine {
  const offerUntil = lastDayOfOffer(today);
  if (line.kind === 'configured') {
    const newPrice = { quote: calculatePrice(line.offer.configuration, catalogue, priceList, shop), offerUntil };
    return { ...line, offer: { ...line.offer, ...newPrice } };
  }
  if (line.kind === 'stock' && line.accessories) {
    const { configuration } = line.product;
    const { total, accessories: net, parts } = calculatePrice(configuration, catalogue, priceList, shop);
    const accessories = { ...line.accessories, net, parts: parts.accessories };
    return { ...line, net: total, accessories, priceList: priceList.version, offerUntil };
  }
  const id = line.kind === 'stock' ? line.product.product : line.accessory;
  const net = itemPrice({ kind: line.kind, id }, priceList, shop) ?? line.net;
  return { ...line, net, priceList: priceList.version, offerUntil };
}

const lastDayOf = (line: CartLine): string | undefined =>
  line.kind === 'configured' ? line.offer.offerUntil : line.offerUntil;

const priceListOf = (line: CartLine): string =>
  line.kind === 'configured' ? line.offer.quote.priceList : line.priceList;

/** Of one piece or metre, before discounts. */
export const unitNetPrice = (line: CartLine): number =>
  line.kind === 'configured' ? line.offer.quote.total : line.net;
