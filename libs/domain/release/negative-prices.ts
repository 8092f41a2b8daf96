import type { PriceList } from '../pricing/price-list';
import type { DataError } from './data-error';

/** What is below zero, by which a shop would pay its customers. A threshold may be a deduction: a frame that runs around costs less. */
export function negativePrices(list: PriceList): DataError[] {
  const { tables, surcharges, glazing, fittings, couplings, sills, shades, items, shops, tariffs, discounts } = list;
  const { thresholds: _deductions, ...fitted } = fittings;
  const files = {
    tables,
    surcharges,
    glazing,
    fittings: fitted,
    couplings,
    sills,
    shades,
    items,
    shops,
    tariffs,
    discounts,
  };
  return Object.entries(files).flatMap(([file, content]) => [...negative(content, file)]);
}

function* negative(content: object, file: string, ...path: string[]): Generator<DataError> {
  for (const [key, value] of Object.entries(content) as [string, unknown][]) {
    const at = [...path, key];
    if (typeof value === 'number' && value < 0) yield { file, entry: at.join(' '), reason: `${value} is below zero` };
    else if (typeof value === 'object' && value !== null) yield* negative(value, file, ...at);
  }
}
