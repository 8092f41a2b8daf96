import type { Texts } from '../texts/texts';

export const families: Texts['families'] = {
  quickChoice: 'Gyors választás fajta szerint',
  all: 'Mind',
  of: {
    single: {
      short: 'Egyszárnyú',
      name: 'Egyszárnyú ablakok',
      about: 'Egy mező, fix üvegezéssel vagy egy szárnnyal.',
    },
    double: {
      short: 'Kétszárnyú',
      name: 'Kétszárnyú ablakok',
      about: 'Középen felnyíló, osztó nélkül, vagy tokosztóval.',
    },
    triple: {
      short: 'Háromrészes',
      name: 'Háromrészes ablakok',
      about: 'Három mező egymás mellett, a középső fix is lehet.',
    },
    balcony: {
      short: 'Erkélyajtók',
      name: 'Erkélyajtók',
      about: 'Körbefutó tok. Kilincs csak belül van.',
    },
    terrace: {
      short: 'Teraszajtók',
      name: 'Terasz- és mellékbejárati ajtók',
      about: 'Alacsony küszöb, zár és kilincs mindkét oldalon.',
    },
    slide: {
      short: 'Tolóajtók',
      name: 'Toló-bukó ajtók',
      about: 'A szárny a fix mező mellett tolódik, nem foglal helyet a szobában.',
    },
    entrance: {
      short: 'Bejárati ajtók',
      name: 'Bejárati ajtók',
      about: 'Ötpontos zár, hőhídmegszakítós küszöb.',
    },
    assembly: {
      short: 'Kombinációk',
      name: 'Kombinációk',
      about: 'Egymáshoz kapcsolt ablakok és ajtók.',
    },
    roof: {
      short: 'Tetőablakok',
      name: 'Tetőablakok',
      about: 'Kész méretek raktárról, burkolókerettel.',
    },
  },
  scale: 'Minden rajz azonos méretarányú, belső nézet, a szélességek mm\u2011ben.',
  products: (count) => `${count}\u00a0termék`,
  person: '1,75\u00a0m',
  productsMissing: 'A termékeket nem sikerült betölteni.',
  accessories: 'Kiegészítők',
  accessoryOf: {
    'inner-sill': { name: 'Könyöklők', about: 'PVC és laminált forgácslap, az ablaknál választható' },
    'outer-sill': { name: 'Külső párkányok', about: 'hajlított és extrudált alumínium, az ablaknál választható' },
    blind: { name: 'Reluxák', about: 'az üveg méretére, az ablaknál választható' },
    net: { name: 'Szúnyoghálók', about: 'fix, nyíló és rolós, az ablaknál választható' },
    safety: { name: 'Biztosítás és szellőzés', about: 'gyermekzár, nyitáshatároló, résszellőző' },
    mounting: { name: 'Szerelés és ápolás', about: 'rögzítők, szalagok, hab, tisztítás' },
  },
  perUnit: { piece: '', metre: ' méterenként', set: ' készletenként' },
  byThePiece: (count) => `Kiegészítők darabonként (${count})`,
  toPicker: 'Kiegészítők kiválasztása ajánlott mennyiséggel',
};
