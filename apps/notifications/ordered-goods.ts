import type { CartLine } from '@fenestra/contracts/http/cart';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { describe } from '@fenestra/domain/drawing/describe';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { type Shop, type ShopCode, shopById } from '@fenestra/domain/shop/shops';
import { namesOf } from '@fenestra/i18n/product-names';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import type { Drawings } from './drawings';

export type Goods = {
  readonly name: string;
  readonly quantity: number;
  /** Net price of the line, minor units. */
  readonly net: number;
  readonly details: readonly string[];
  readonly backOrdered: number;
  readonly kind: 'configured' | 'stock' | 'accessory';
  readonly picture: { readonly png: Buffer; readonly alt: string } | null;
};

/** What was ordered, as a shopper reads and sees it, by the catalogue that each line was sold by. */
export async function orderedGoods(order: OrderView, catalogues: CatalogueCache, drawings: Drawings): Promise<Goods[]> {
  const shop = shopById(order.shopId);
  const nets = new Map(order.cart.totals.lines.map(({ line, net }) => [line, net]));
  return Promise.all(
    order.lines.map(async (ordered) => ({
      quantity: ordered.line.quantity,
      net: nets.get(ordered.line.line) ?? 0,
      backOrdered: ordered.backOrdered,
      kind: ordered.line.kind,
      ...(await goodsOf(ordered.line, shop, await catalogues.ofLine(ordered.line), drawings)),
    })),
  );
}

async function goodsOf(line: CartLine, shop: Shop, catalogue: Catalogue, drawings: Drawings) {
  if (line.kind === 'accessory') {
    const entry = catalogue.accessories.get(line.accessory);
    const details = line.dimension ? [line.dimension] : [];
    return { name: entry ? nameIn(entry.names, shop.code) : String(line.accessory), details, picture: null };
  }
  const configuration = line.kind === 'configured' ? line.offer.configuration : line.product.configuration;
  const facts = drawingFactsOf(configuration, catalogue);
  const alt = describe(configuration, facts, textsOf(shop).drawing);
  return {
    name: namesOf(configuration, catalogue, shop).product || configuration.product,
    details: [makeOf(configuration, catalogue, shop.code), alt].filter((text) => text !== ''),
    picture: { png: await drawings.of(configuration, catalogue), alt },
  };
}

/** Profile and colours in one line. */
function makeOf({ profile, colour }: Configuration, catalogue: Catalogue, shop: ShopCode): string {
  const entries = [
    catalogue.profiles.get(profile),
    catalogue.colours.get(colour.outside),
    ...(colour.inside === colour.outside ? [] : [catalogue.colours.get(colour.inside)]),
  ];
  return entries
    .map((entry) => (entry ? nameIn(entry.names, shop) : ''))
    .filter(Boolean)
    .join(', ');
}
