import type { VatRate } from './country';
import { type Shop, type ShopCode, vatOn } from './shops';

/** Standard rates by law: for the warning of a start, never for a price. */
const statutory: Readonly<Partial<Record<ShopCode, readonly VatRate[]>>> = {
  cs: [{ from: '2013-01-01', percent: 21 }],
  sk: [
    { from: '2011-01-01', percent: 20 },
    { from: '2025-01-01', percent: 23 },
  ],
  at: [{ from: '1984-01-01', percent: 20 }],
  de: [{ from: '2021-01-01', percent: 19 }],
  hu: [{ from: '2012-01-01', percent: 27 }],
};

/** The rate of a shop on a day (ISO date) and the statutory one, both in percent; null where they are the same. */
export function vatDifference(shop: Shop, day: string): { readonly own: number; readonly statutory: number } | null {
  const rates = statutory[shop.code];
  if (!rates) return null;
  const [own, lawful] = [vatOn(shop, day), vatOn({ ...shop, vat: rates }, day)];
  return own === lawful ? null : { own, statutory: lawful };
}
