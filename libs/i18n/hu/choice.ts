import type { Texts } from '../texts/texts';

export const choice: Texts['choice'] = {
  use: (what) => `Ezt kérem: ${what}`,
  useShort: 'Ezt kérem',
  cancel: 'Mégse',
  chosen: 'Kiválasztva',
  included: 'az ár tartalmazza',
  same: 'azonos ár',
  change: 'módosítás',
  changeNamed: (part) => `módosítás: ${part}`,
  range: 'Mire vonatkozik a választás',
  allSame: 'Mindegyikbe ugyanaz',
  eachOwn: 'Mindegyikbe más',
  loading: 'A kínálat betöltése…',
  failed: 'Az árakat nem sikerült betölteni. Választani így is tud.',
};
