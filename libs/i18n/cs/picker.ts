import type { Unit } from '@fenestra/domain/catalogue/accessory-item';

/** The accessory picker (PICK). `{name}`, `{quantity}` and others are values. */
export const picker = {
  heading: 'Příslušenství k\u00a0montáži',
  lead: 'Množství počítáme pro výrobky v\u00a0košíku ({pieces}\u00a0ks, obvod {perimeter}\u00a0m).',
  leadWithoutProducts: 'Doporučené množství spočítáme, jakmile bude v\u00a0košíku okno nebo dveře.',
  categories: 'Druh příslušenství',
  /** What lies in the cart already. */
  held: 'V\u00a0košíku: {quantity}',
  recommended: 'Doporučené množství: {quantity}',
  use: 'použít',
  /** What a recommended count follows from (windows-domain 7.8); `{one}` is one unit of the item. */
  reasons: {
    perUnit: 'obvod {perimeter}\u00a0m, {one} na {metres}\u00a0m',
    withOverlap: 'obvod {perimeter}\u00a0m a\u00a0{percent}\u00a0% navíc na přesahy',
    perimeter: 'obvod {perimeter}\u00a0m',
    anchors: 'na každé straně nejméně 2, nejvýše 700\u00a0mm od sebe',
    elements: 'oken a\u00a0dveří: {pieces}, {one} stačí na {per}',
    reveal: 'boky a\u00a0nadpraží každého okna a\u00a0dveří',
    sashes: 'otevíravých křídel: {sashes}',
    order: 'stačí na celou objednávku',
  },
  /** PICK-05 */
  notNeeded:
    'Výrobky v\u00a0košíku tuto položku nevyžadují, doporučené množství je\u00a00. Přidat ji můžete i\u00a0tak.',
  /** PICK-07 */
  failed: 'Počet kusů se nepodařilo vypočítat.',
  perUnit: { piece: 'za kus', metre: 'za metr', set: 'za sadu' } satisfies Record<Unit, unknown>,
  add: 'Přidat',
  addMore: 'Přidat další',
  /** PICK-11 */
  added: 'Přidáno do košíku: {quantity}, {name}.',
  total: 'Příslušenství v\u00a0košíku stojí celkem {price} {basis}.',
  inCart: 'příslušenství v\u00a0košíku',
  back: 'Zpět do košíku',
  backShort: 'Zpět',
  listFailed: 'Příslušenství se nepodařilo načíst.',
  addFailed: 'Položku se nepodařilo přidat. Zkuste to prosím znovu.',
};
