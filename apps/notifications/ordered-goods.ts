import type { CartLine, HeldCart } from '@fenestra/contracts/http/cart';
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

/** A line as a shopper reads and sees it. */
export type LineGoods = {
  readonly name: string;
  /** How many or how much, as it stands before the name. */
  readonly times: string;
  /** Net price of the line, minor units. */
  readonly net: number;
  readonly details: readonly string[];
  /** What one piece is made of, and what each part costs; a piece from stock has one price for all. */
  readonly parts: readonly PartWordsGroup<PartWords & { readonly net?: number }>[];
  readonly onePiece: number | null;
  readonly kind: 'configured' | 'stock' | 'accessory';
  readonly picture: { readonly png: Buffer; readonly alt: string } | null;
};
export type Goods = LineGoods & { readonly backOrdered: number };

/** What was ordered, and what of it stock lacks. */
export async function orderedGoods(order: OrderView, catalogues: CatalogueCache, drawings: Drawings): Promise<Goods[]> {
  const lines = order.lines.map(({ line }) => line);
  const goods = await goodsOfLines({ ...order.cart, shopId: order.shopId, lines }, catalogues, drawings);
  return goods.map((each, nth) => ({ ...each, backOrdered: order.lines[nth]!.backOrdered }));
}

/** What is in a cart, by the catalogue that each line was sold by. */
export async function goodsOfLines(
  { shopId, lines, totals }: Pick<HeldCart, 'shopId' | 'lines' | 'totals'>,
  catalogues: CatalogueCache,
  drawings: Drawings,
): Promise<LineGoods[]> {
  const shop = shopById(shopId);
  const nets = new Map(totals.lines.map(({ line, net }) => [line, net]));
  return Promise.all(
    lines.map(async (line) => ({
      times: timesText(line.quantity, unitOf(line), textsOf(shop).units, shop),
      net: nets.get(line.line) ?? 0,
      kind: line.kind,
      ...(await goodsOf(line, shop, await catalogues.ofLine(line), drawings)),
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
