/** What all dialogs of choices say (ACC-18). */
export const choice = {
  use: (what: string) => `Použít ${what}`,
  useShort: 'Použít',
  cancel: 'Zrušit',
  chosen: 'Vybráno',
  included: 'v\u00a0ceně',
  same: 'stejná cena',
  change: 'změnit',
  changeNamed: (part: string) => `změnit: ${part}`,
  range: 'Kam volba platí',
  allSame: 'Do všech stejné',
  eachOwn: 'Každé jinak',
  loading: 'Načítáme nabídku…',
  failed: 'Ceny se nepodařilo načíst. Vybírat můžete dál.',
};
