import type { FamiliesTexts } from '../texts/families';

export const families: FamiliesTexts = {
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
      name: 'Terasz- és mellékajtók',
      about: 'Alacsony küszöb, zár és kilincs mindkét oldalon.',
    },
    slide: {
      short: 'Tolóajtók',
      name: 'Bukó-toló ajtók',
      about: 'A szárny a fix mező mellett tolódik, nem foglal helyet a szobában.',
    },
    entrance: {
      short: 'Bejárati ajtók',
      name: 'Bejárati ajtók',
      about: 'Ötpontos zár, hőhídmentes küszöb.',
    },
    assembly: {
      short: 'Összeállítások',
      name: 'Összeállítások',
      about: 'Egy egésszé kapcsolt ablakok és ajtók.',
    },
    roof: {
      short: 'Tetőablakok',
      name: 'Tetőablakok',
      about: 'Kész méretek raktárról, burkolókerettel.',
    },
  },
  scale: 'Minden rajz azonos méretarányú, belső nézet, a szélességek mm-ben.',
  products: (count) => `${count}\u00a0termék`,
  person: '1,75\u00a0m',
  productsMissing: 'A termékeket nem sikerült betölteni.',
  accessories: 'Kiegészítők',
  accessoryOf: {
    'inner-sill': { name: 'Belső párkányok', about: 'PVC és faforgácslap, az ablaknál választható' },
    'outer-sill': { name: 'Külső párkányok', about: 'hajlított és húzott alumínium, az ablaknál választható' },
    blind: { name: 'Reluxák', about: 'az üveg méretére, az ablaknál választható' },
    net: { name: 'Szúnyoghálók', about: 'fix, nyíló és rolós, az ablaknál választható' },
    safety: { name: 'Biztosítás és szellőzés', about: 'gyermekzár, nyitáshatároló, résszellőző' },
    mounting: { name: 'Szerelés és ápolás', about: 'rögzítők, szalagok, hab, tisztítás' },
  },
  perUnit: { piece: '', metre: ' méterenként', set: ' készletenként' },
  byThePiece: (count) => `Kiegészítők darabonként (${count})`,
  toPicker: 'Kiegészítők kiválasztása ajánlott mennyiséggel',
};
