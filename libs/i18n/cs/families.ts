import type { Family } from '@fenestra/domain/catalogue/families';

const plural = new Intl.PluralRules('cs');

/** The elevation of everything that is sold, and what goes with it. */
export const families = {
  quickChoice: 'Rychlý výběr podle druhu',
  all: 'Vše',
  /** `short` stands on a chip. */
  of: {
    single: {
      short: 'Jednokřídlá',
      name: 'Jednokřídlá okna',
      about: 'Jedno pole, pevné nebo s\u00a0jedním křídlem.',
    },
    double: {
      short: 'Dvoukřídlá',
      name: 'Dvoukřídlá okna',
      about: 'Se štulpem bez středového sloupku, nebo se sloupkem.',
    },
    triple: {
      short: 'Trojdílná',
      name: 'Trojdílná okna',
      about: 'Tři pole vedle sebe, střed může být pevný.',
    },
    balcony: {
      short: 'Balkonové',
      name: 'Balkonové dveře',
      about: 'Rám dokola. Kliku mají jen zevnitř.',
    },
    terrace: {
      short: 'Terasové',
      name: 'Terasové a\u00a0vedlejší dveře',
      about: 'Nízký práh, zámek a\u00a0klika z\u00a0obou stran.',
    },
    slide: {
      short: 'Posuvné',
      name: 'Posuvně-sklopné dveře',
      about: 'Křídlo se posune podél pevného pole, nepřekáží v\u00a0místnosti.',
    },
    entrance: {
      short: 'Vchodové',
      name: 'Vchodové dveře',
      about: 'Zámek s\u00a0pěti body, práh s\u00a0přerušeným mostem.',
    },
    assembly: {
      short: 'Sestavy',
      name: 'Sestavy',
      about: 'Okna a\u00a0dveře spojené do jednoho celku.',
    },
    roof: {
      short: 'Střešní',
      name: 'Střešní okna',
      about: 'Hotové rozměry skladem, s\u00a0lemováním na krytinu.',
    },
  } satisfies Record<Family, unknown>,
  scale: 'Všechny výkresy jsou v\u00a0jednom měřítku, pohled zevnitř, šířky v\u00a0mm.',
  products: (count: number) =>
    `${count}\u00a0${{ one: 'výrobek', few: 'výrobky' }[plural.select(count) as string] ?? 'výrobků'}`,
  /** How tall the figure is. */
  person: '1,75\u00a0m',
  productsMissing: 'Výrobky se nepodařilo načíst.',
  accessories: 'Příslušenství',
  accessoryOf: {
    'inner-sill': { name: 'Vnitřní parapety', about: 'PVC a\u00a0dřevotříska, vyberete u\u00a0okna' },
    'outer-sill': { name: 'Venkovní parapety', about: 'ohýbaný a\u00a0tažený hliník, vyberete u\u00a0okna' },
    blind: { name: 'Žaluzie', about: 'na míru skla, vyberete u\u00a0okna' },
    net: { name: 'Sítě proti hmyzu', about: 'pevné, otevíravé, rolovací, vyberete u\u00a0okna' },
    safety: { name: 'Pojistky a\u00a0větrání', about: 'dětské pojistky, omezovače, klapky' },
    mounting: { name: 'Montáž a\u00a0údržba', about: 'kotvy, pásky, pěna, čištění' },
  },
  /** After a price. */
  perUnit: { piece: '', metre: ' za\u00a0metr', set: ' za\u00a0sadu' },
  byThePiece: (count: number) => `Příslušenství po kusech (${count})`,
  toPicker: 'Vybrat příslušenství s\u00a0doporučeným množstvím',
};
