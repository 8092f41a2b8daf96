import type { CartLine } from '@fenestra/contracts/http/cart';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { describe } from '@fenestra/domain/drawing/describe';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { type PartWords, partWords, type PartWordsGroup, pricedParts } from '@fenestra/i18n/part-words';
import { namesOf } from '@fenestra/i18n/product-names';
import { timesText } from '@fenestra/i18n/quantity-text';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import type { Drawings } from './drawings';

export type Goods = {
  readonly name: string;
  /** How many or how much, as it stands before the name. */
  readonly times: string;
  /** Net price of the line, minor units. */
  readonly net: number;
  readonly details: readonly string[];
  /** What one piece is made of, and what each part costs; a piece from stock has one price for all. */
  readonly parts: readonly PartWordsGroup<PartWords & { readonly net?: number }>[];
  readonly onePiece: number | null;
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
      times: timesText(ordered.line.quantity, unitOf(ordered.line), textsOf(shop).units, shop),
      net: nets.get(ordered.line.line) ?? 0,
      backOrdered: ordered.backOrdered,
      kind: ordered.line.kind,
      ...(await goodsOf(ordered.line, shop, await catalogues.ofLine(ordered.line), drawings)),
    })),
  );
}

const unitOf = (line: CartLine) => (line.kind === 'accessory' ? line.unit : undefined);

async function goodsOf(line: CartLine, shop: Shop, catalogue: Catalogue, drawings: Drawings) {
  if (line.kind === 'accessory') {
    const entry = catalogue.accessories.get(line.accessory);
    const details = line.dimension ? [line.dimension] : [];
    const name = entry ? nameIn(entry.names, shop.code) : String(line.accessory);
    return { name, details, parts: [], onePiece: null, picture: null };
  }
  const configuration = line.kind === 'configured' ? line.offer.configuration : line.product.configuration;
  const facts = drawingFactsOf(configuration, catalogue);
  const alt = describe(configuration, facts, textsOf(shop).drawing);
  return {
    name: namesOf(configuration, catalogue, shop).product || configuration.product,
    details: [...(configuration.room === undefined ? [] : [configuration.room]), alt],
    parts:
      line.kind === 'configured' ? pricedParts(line.offer, catalogue, shop) : partWords(configuration, catalogue, shop),
    onePiece: line.kind === 'configured' ? line.offer.quote.total : null,
    picture: { png: await drawings.of(configuration, catalogue), alt },
  };
}
