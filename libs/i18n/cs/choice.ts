import type { ChoiceTexts } from '../texts/choice';

export const choice: ChoiceTexts = {
  use: (what) => `Použít ${what}`,
  useShort: 'Použít',
  cancel: 'Zrušit',
  chosen: 'Vybráno',
  included: 'v\u00a0ceně',
  same: 'stejná cena',
  change: 'změnit',
  changeNamed: (part) => `změnit: ${part}`,
  range: 'Kam volba platí',
  allSame: 'Do všech stejné',
  eachOwn: 'Každé jinak',
  loading: 'Načítáme nabídku…',
  failed: 'Ceny se nepodařilo načíst. Vybírat můžete dál.',
};
