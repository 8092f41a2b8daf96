/** Dimensions step (DIM-01 to DIM-17). */
export const dimensions = {
  width: 'Šířka',
  height: 'Výška',
  range: 'Povolený rozsah v\u00a0milimetrech',
  priceUpTo: 'Tato cena platí až do',
  /** Where glass and accessories cost more with every millimetre. */
  framePriceUpTo: 'Sklo a\u00a0doplňky se počítají podle rozměru, cena rámu platí až do',
  wallOpening: 'Stavební otvor',
  nearest: (value: string) => `Změnit na ${value}\u00a0mm`,
  centimetres: (value: string) => `Myslíte ${value}\u00a0cm?`,
  takeCentimetres: (value: string) => `Ano, ${value}\u00a0mm`,
  keepMillimetres: (value: string) => `Ne, ${value}\u00a0mm`,
  tooLarge: 'Překročen maximální rozměr',
  tooSmall: 'Nedodržen minimální rozměr',
  /** While a size is refused, with the one that is drawn and priced. */
  lastPossible: (size: string) =>
    `Výkres i\u00a0cena zatím platí pro poslední možný rozměr ${size}\u00a0mm. Vaše čísla zůstala v\u00a0polích.`,
  fixedSize: 'Tento výrobek má pevný rozměr.',
  openingFold: 'Mám změřený stavební otvor',
  openingWidth: 'Šířka otvoru',
  openingHeight: 'Výška otvoru',
  source: 'Odečítáme',
  gap: (mm: string) => `Montážní spára, ${mm}\u00a0mm na každé straně`,
  baseProfile: 'Podkladní profil',
  orderSize: 'Objednací rozměr',
  clamped: 'Otvor je mimo možné rozměry; toto je nejbližší rozměr, který vyrobíme.',
  take: (size: string) => `Použít ${size}\u00a0mm`,
  sashFold: 'Nastavit šířku každého křídla',
  sashLead: 'Poslední křídlo se dopočítá z\u00a0celkové šířky.',
  sashWidth: (number: number) => `Křídlo ${number}`,
  derived: 'Dopočítáno z\u00a0celkové šířky',
  /** One press, and every field has this width. */
  equal: (each: string) => `Nastavit stejnou šířku: ${each}\u00a0mm`,
  /** With the width of each field. */
  unequal: (fields: string) => `Skla budou různě široká: díly měří ${fields}\u00a0mm.`,
  mainOnly: 'Jen hlavní rozměry',
};
