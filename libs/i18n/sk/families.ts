import type { Texts } from '../texts/texts';

const plural = new Intl.PluralRules('sk');

export const families: Texts['families'] = {
  quickChoice: 'Rýchly výber podľa druhu',
  all: 'Všetko',
  of: {
    single: {
      short: 'Jednokrídlové',
      name: 'Jednokrídlové okná',
      about: 'Jedno pole, pevné alebo s\u00a0jedným krídlom.',
    },
    double: {
      short: 'Dvojkrídlové',
      name: 'Dvojkrídlové okná',
      about: 'So štulpom bez stredového stĺpika, alebo so stĺpikom.',
    },
    triple: {
      short: 'Trojdielne',
      name: 'Trojdielne okná',
      about: 'Tri polia vedľa seba, stred môže byť pevný.',
    },
    balcony: {
      short: 'Balkónové',
      name: 'Balkónové dvere',
      about: 'Rám dookola. Kľučku majú len zvnútra.',
    },
    terrace: {
      short: 'Terasové',
      name: 'Terasové a\u00a0vedľajšie dvere',
      about: 'Nízky prah, zámok a\u00a0kľučka z\u00a0oboch strán.',
    },
    slide: {
      short: 'Posuvné',
      name: 'Posuvno-sklopné dvere',
      about: 'Krídlo sa posunie pozdĺž pevného poľa, neprekáža v\u00a0miestnosti.',
    },
    entrance: {
      short: 'Vchodové',
      name: 'Vchodové dvere',
      about: 'Zámok s\u00a0piatimi bodmi, prah s\u00a0prerušeným mostom.',
    },
    assembly: {
      short: 'Zostavy',
      name: 'Zostavy',
      about: 'Okná a\u00a0dvere spojené do jedného celku.',
    },
    roof: {
      short: 'Strešné',
      name: 'Strešné okná',
      about: 'Hotové rozmery zo skladu, s\u00a0lemovaním na krytinu.',
    },
  },
  scale: 'Všetky výkresy sú v\u00a0jednej mierke, pohľad zvnútra, šírky v\u00a0mm.',
  products: (count) =>
    `${count}\u00a0${{ one: 'výrobok', few: 'výrobky' }[plural.select(count) as string] ?? 'výrobkov'}`,
  person: '1,75\u00a0m',
  productsMissing: 'Výrobky sa nepodarilo načítať.',
  accessories: 'Príslušenstvo',
  accessoryOf: {
    'inner-sill': { name: 'Vnútorné parapety', about: 'PVC a\u00a0drevotrieska, vyberiete pri okne' },
    'outer-sill': { name: 'Vonkajšie parapety', about: 'ohýbaný a\u00a0ťahaný hliník, vyberiete pri okne' },
    blind: { name: 'Žalúzie', about: 'na mieru skla, vyberiete pri okne' },
    net: { name: 'Sieťky proti hmyzu', about: 'pevné, otváravé, rolovacie, vyberiete pri okne' },
    safety: { name: 'Poistky a\u00a0vetranie', about: 'detské poistky, obmedzovače, klapky' },
    mounting: { name: 'Montáž a\u00a0údržba', about: 'kotvy, pásky, pena, čistenie' },
  },
  perUnit: { piece: '', metre: ' za\u00a0meter', set: ' za\u00a0sadu' },
  byThePiece: (count) => `Príslušenstvo po kusoch (${count})`,
  toPicker: 'Vybrať príslušenstvo s\u00a0odporúčaným množstvom',
};
