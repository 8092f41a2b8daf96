import type { Unit } from '@fenestra/domain/catalogue/accessory-item';
import { soldQuantity } from '@fenestra/domain/ordering/quantity-limits';

/** What a field of quantities takes. */
export type QuantityLimits = { readonly unit: Unit; readonly least: number; readonly most: number };

/** Why what was typed is not what is taken: no figure, out of bounds, or a part of a piece. */
export type QuantityError = 'unreadable' | 'tooFew' | 'tooMany' | 'whole';

export type ParsedQuantity = { readonly quantity: number | null; readonly wrong: QuantityError | null };

/** What was typed as a quantity, with a comma or a point before decimals (CART-32). Null where nothing of it can be taken. */
export function parseQuantity(text: string, { unit, least, most }: QuantityLimits): ParsedQuantity {
  const typed = numberOf(plain(text).replace(unit === 'metre' ? metres : pieces, ''), unit);
  if (typed === null) return refused('unreadable');
  const quantity = soldQuantity(typed, unit);
  if (quantity < least) return refused('tooFew');
  if (quantity > most) return refused('tooMany');
  return { quantity, wrong: unit !== 'metre' && quantity !== typed ? 'whole' : null };
}

/** How a quantity is called behind its figure, in the languages of the shops. */
const pieces = /(?<=\d)(?:ks|kus\p{L}*|stk|st|stück|db|darab|pcs)\.?$/iu;
const metres = /(?<=\d)(?:m|bm|lfm|m[eé]t(?:er|r)\p{L}*)\.?$/iu;

const refused = (wrong: QuantityError): ParsedQuantity => ({ quantity: null, wrong });

/** Figures of other widths, as keyboards of other scripts write them, are the usual ones; so is the sign. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').replace('\u2212', '-');

/** Three figures behind a point or comma are thousands of pieces: nobody writes so of a part of one. */
function numberOf(figures: string, unit: Unit): number | null {
  if (unit !== 'metre' && /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(figures))
    return Number(figures.replaceAll(/[.,]/g, ''));
  return /^-?\d+([.,]\d+)?$/.test(figures) ? Number(figures.replace(',', '.')) : null;
}
