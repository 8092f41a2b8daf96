import { glazedFields } from '@fenestra/domain/configuration/geometry/door-panel';
import { shapeOf } from '@fenestra/domain/configuration/geometry/shape';
import type { CartForTotals, LineForTotals } from '@fenestra/domain/pricing/cart-totals';
import { carriedPieces } from '@fenestra/domain/pricing/delivery-price';
import { unitPricesOfLine } from '@fenestra/domain/pricing/unit-prices-of-line';
import type { CartContent } from './cart.entity';
import type { PricedCartLine } from './priced-lines';

/** What sums, delivery and discounts of a cart depend on. */
export function totalsInputOf(
  { technicalControl, comfortDelivery, delivery }: CartContent,
  pricedLines: readonly PricedCartLine[],
): CartForTotals {
  return { technicalControl, comfortDelivery, delivery, lines: pricedLines.map(lineTotalsInput) };
}

function lineTotalsInput({ line, catalogue }: PricedCartLine): LineForTotals {
  const { product, accessories, others } = unitPricesOfLine(line);
  const prices = { product, accessories: accessories + others };
  const common = { line: line.line, kind: line.kind, quantity: line.quantity, ...prices };
  switch (line.kind) {
    case 'configured': {
      const { quote, configuration, weightKg } = line.offer;
      const { promotion = noPromotion } = quote;
      return {
        ...common,
        weightKg,
        ...promotion,
        solid: glazedFields(shapeOf(configuration, catalogue)).length === 0,
        piecesMm: carriedPieces(configuration, catalogue),
      };
    }
    case 'stock': {
      const { configuration, weightKg } = line.product;
      return {
        ...common,
        weightKg,
        tripleGlass: false,
        piecesMm: carriedPieces(configuration, catalogue),
      };
    }
    case 'accessory':
      return {
        ...common,
        weightKg: catalogue.accessories.get(line.accessory)?.kg ?? 0,
        tripleGlass: false,
        piecesMm: [],
      };
  }
}

const noPromotion = { tripleGlass: false, whiteInnerSills: 0 };
