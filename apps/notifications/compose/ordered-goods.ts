import type { CartLine, CartSnapshot } from '@fenestra/contracts/http/cart';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { describeDrawing } from '@fenestra/domain/drawing/describe-drawing';
import { drawingFactsOf } from '@fenestra/domain/drawing/drawing-facts';
import { partsOfStockLine } from '@fenestra/domain/pricing/stock-price';
import { type Shop, shopById } from '@fenestra/domain/shop/shops';
import { partWords, type PartWordsGroup, pricedParts } from '@fenestra/i18n/part-words';
import type { PartWords } from '@fenestra/i18n/part-text';
import { namesOf } from '@fenestra/i18n/product-names';
import { piecesText, timesText } from '@fenestra/i18n/quantity-text';
import type { SheetProduct } from '@fenestra/i18n/sheet-words';
import { textsOf } from '@fenestra/i18n/texts-of';
import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import type { Drawings } from './drawings';
import { withoutLinks } from './without-links';

/** A line as a shopper reads it. */
export type LineTexts = {
  readonly name: string;
  /** How many or how much, as it stands before the name. */
  readonly times: string;
  /** The same as a number in a table. */
  readonly pieces: string;
  /** Net prices of one and of the line, minor units. */
  readonly unitNet: number;
  readonly net: number;
  readonly details: readonly string[];
  /** What one piece is made of, and what each part costs; a piece from stock has one price for all. */
  readonly parts: readonly PartWordsGroup<PartWords & { readonly net?: number }>[];
  readonly onePiece: number | null;
  readonly kind: 'configured' | 'stock' | 'accessory';
  /** Of a product: what is drawn, by the catalogue that it names, and what that shows. */
  readonly drawn: { readonly product: SheetProduct; readonly catalogue: Catalogue; readonly shows: string } | null;
};
/** With its drawing for mails. */
export type LineWithPicture = LineTexts & { readonly picture: { readonly png: Buffer; readonly alt: string } | null };
/** What stock lacks, in words. */
type Ordered = { readonly later: readonly string[] };
type CataloguesOfLines = Pick<CatalogueCache, 'ofLine'>;
export type OrderedLine = LineWithPicture & Ordered;
export type OrderedLineTexts = LineTexts & Ordered;

/** What was ordered, and what of it stock lacks. */
export async function orderedGoods(
  order: OrderView,
  catalogues: CatalogueCache,
  drawings: Drawings,
): Promise<OrderedLine[]> {
  return withPictures(await orderedTexts(order, catalogues), drawings);
}

/** The same without drawings. */
export async function orderedTexts(order: OrderView, catalogues: CataloguesOfLines): Promise<OrderedLineTexts[]> {
  const lines = order.lines.map(({ line }) => line);
  const lineTexts = await textsOfLines({ ...order.cart, shopId: order.shopId, lines }, catalogues);
  const { backOrdered, unheld } = textsOf(shopById(order.shopId)).confirmationMail;
  return lineTexts.map((each, nth) => {
    const { backOrdered: missing, unheld: taken = 0 } = order.lines[nth]!;
    const later = [...(missing > taken ? [backOrdered(missing - taken)] : []), ...(taken > 0 ? [unheld(taken)] : [])];
    return { ...each, later };
  });
}

type Lines = Pick<CartSnapshot, 'shopId' | 'lines' | 'totals'>;

/** What is in a cart, by the catalogue that each line was sold by. */
export async function cartGoods(
  cart: Lines,
  catalogues: CatalogueCache,
  drawings: Drawings,
): Promise<LineWithPicture[]> {
  return withPictures(await textsOfLines(cart, catalogues), drawings);
}

/** A mail shows so many lines with their drawings, some ten kilobytes each; further ones are told in words alone. */
const maxPictures = 30;

const withPictures = <T extends LineTexts>(lines: readonly T[], drawings: Drawings) =>
  Promise.all(
    lines.map((lineTexts, nth) => withPicture(lineTexts, nth < maxPictures ? lineTexts.drawn : null, drawings)),
  );

async function withPicture<T extends LineTexts>(lineTexts: T, drawn: LineTexts['drawn'], drawings: Drawings) {
  const picture = drawn && { png: await drawings.of(drawn.product.configuration, drawn.catalogue), alt: drawn.shows };
  return { ...lineTexts, picture };
}

async function textsOfLines({ shopId, lines, totals }: Lines, catalogues: CataloguesOfLines): Promise<LineTexts[]> {
  const shop = shopById(shopId);
  const prices = new Map(totals.lines.map((each) => [each.line, each]));
  return Promise.all(
    lines.map(async (line) => ({
      times: timesText(line.quantity, unitOf(line), textsOf(shop).units, shop),
      pieces: piecesText(line.quantity, unitOf(line), textsOf(shop).units, shop),
      unitNet: prices.get(line.line)?.unitNet ?? 0,
      net: prices.get(line.line)?.net ?? 0,
      kind: line.kind,
      ...textsOfLine(line, shop, await catalogues.ofLine(line)),
    })),
  );
}

const unitOf = (line: CartLine) => (line.kind === 'accessory' ? line.unit : undefined);

function textsOfLine(line: CartLine, shop: Shop, catalogue: Catalogue) {
  if (line.kind === 'accessory') {
    const entry = catalogue.accessories.get(line.accessory);
    const details = line.dimension ? [line.dimension] : [];
    const name = entry ? nameIn(entry.names, shop.code) : String(line.accessory);
    return { name, details, parts: [], onePiece: null, drawn: null };
  }
  const { quantity } = line;
  const sold: SheetProduct = { ...(line.kind === 'configured' ? line.offer : line.product), quantity };
  const configuration = withPlainRoom(sold.configuration);
  const product = { ...sold, configuration };
  const shows = describeDrawing(configuration, drawingFactsOf(configuration, catalogue), textsOf(shop).drawing);
  return {
    name: namesOf(configuration, catalogue, shop).product || configuration.product,
    details: [...(configuration.room === undefined ? [] : [configuration.room]), shows],
    ...partsOfLine(line, configuration, catalogue, shop),
    drawn: { product, catalogue, shows },
  };
}

/** A plain piece from stock has one price for all of it. */
function partsOfLine(
  line: Exclude<CartLine, { kind: 'accessory' }>,
  configuration: Configuration,
  catalogue: Catalogue,
  shop: Shop,
): Pick<LineTexts, 'parts' | 'onePiece'> {
  if (line.kind === 'configured')
    return { parts: pricedParts(line.offer, catalogue, shop), onePiece: line.offer.quote.total };
  if (!line.accessories) return { parts: partWords(configuration, catalogue, shop), onePiece: null };
  const quote = { parts: partsOfStockLine(line) };
  return { parts: pricedParts({ configuration, quote }, catalogue, shop), onePiece: line.net };
}

const withPlainRoom = (configuration: Configuration): Configuration =>
  configuration.room === undefined ? configuration : { ...configuration, room: withoutLinks(configuration.room) };
