import type { PriceBreakdown } from './price-breakdown';

/** A line of a cart, as far as its price goes; `net` is minor units. */
type PricedLine =
  | {
      readonly kind: 'configured';
      readonly offer: { readonly quote: Pick<PriceBreakdown, 'product' | 'handle' | 'accessories'> };
    }
  | { readonly kind: 'stock'; readonly net: number; readonly accessories?: { readonly net: number } | undefined }
  | { readonly kind: 'accessory'; readonly net: number };

/** Net prices of one unit before discount, in the groups of `ceny` and of each line (CARTDATA-02, CARTDATA-09). */
export type UnitPrices = {
  /** The product with its handle. */
  readonly product: number;
  /** Accessories of its configuration. */
  readonly accessories: number;
  /** Accessories that are lines of their own. */
  readonly others: number;
};

export function unitPricesOfLine(line: PricedLine): UnitPrices {
  switch (line.kind) {
    case 'configured': {
      const { product, handle, accessories } = line.offer.quote;
      return { product: product + handle, accessories, others: 0 };
    }
    case 'stock': {
      const accessories = line.accessories?.net ?? 0;
      return { product: line.net - accessories, accessories, others: 0 };
    }
    case 'accessory':
      return { product: 0, accessories: 0, others: line.net };
  }
}
