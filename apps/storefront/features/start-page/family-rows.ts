import { familyCodes } from '@fenestra/contracts/wire/catalogue-calls';
import { type Family, families } from '@fenestra/domain/catalogue/families';
import type { MadeProduct, Products, StockProduct } from './use-products';

/** A product in its row; sizes in mm as it is drawn, price net. */
export type Shown = {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly net: number;
  readonly picture: string;
  readonly width: number;
  readonly height: number;
};
export type Row = { readonly family: Family; readonly products: readonly Shown[] };

const anchors = new Map(Object.entries(familyCodes).map(([anchor, family]) => [family, anchor]));

/** Where the row of a family is on the page: `#vchodove`. */
export const anchorOf = (family: Family): string => anchors.get(family)!;

/** Doors begin with their size, everything else with its opening (STEP-01, STEP-02). */
const firstStep = (family: Family): string => (family === 'entrance' || family === 'terrace' ? 'rozmery' : 'otvirky');

/** Where a product is made to measure. */
export const designHref = ({ product, family }: Pick<MadeProduct, 'product' | 'family'>): string =>
  `/conf/#/${firstStep(family)}/?${new URLSearchParams({ productId: product, sklad: 'false' })}`;

const made = ({ name, fromPrice, picture, width, height, ...of }: MadeProduct): Shown => ({
  key: of.product,
  name,
  href: designHref(of),
  net: fromPrice,
  picture,
  width,
  height,
});

const fromStock = ({ product, name, price, picture, width, height }: StockProduct): Shown => ({
  key: String(product),
  name,
  href: '#skladem',
  net: price,
  picture,
  width,
  height,
});

/** A row for each family that has products. What is sold from stock alone is shown in its sizes. */
export function rowsOf({ made: toMeasure, stock }: Products): Row[] {
  return families
    .map((family) => ({ family, products: productsOf(family, toMeasure, stock) }))
    .filter(({ products }) => products.length > 0);
}

function productsOf(family: Family, toMeasure: readonly MadeProduct[], stock: readonly StockProduct[]): Shown[] {
  const own = toMeasure.filter((product) => product.family === family);
  if (own.length > 0) return own.map(made);
  return stock.filter((product) => product.family === family).map(fromStock);
}
