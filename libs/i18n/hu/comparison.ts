import type { Texts } from '../texts/texts';

const twoSeals = 'körbefutó vasalat, két biztonsági pont, résszellőzés';
const threeSeals = 'körbefutó vasalat, két biztonsági pont, résszellőzés, hibásműködés-gátló';
const sideDoor = 'három állítható zsanér, többpontos zár';
const warmDoor = 'három megerősített állítható zsanér, többpontos zár';

export const comparison: Texts['comparison'] = {
  title: 'Profilok egymás mellett',
  lead: (size) => `Miben különböznek az Ön ${size}\u00a0mm\u2011es méreténél.`,
  rows: 'Mely tulajdonságok',
  differences: (count) => `Csak a különbségek (${count})`,
  all: (count) => `Mind (${count})`,
  same: (count) => `Ami mindegyikben azonos (${count})`,
  sections: 'Metszetek azonos méretarányban, kívül van felül. A számok a táblázat soraihoz tartoznak.',
  now: 'most kiválasztva',
  column: (number) => `Profil, ${number}. oszlop`,
  names: {
    chambers: 'Kamrák a tokban',
    seals: 'Tömítések',
    glass: 'Üveg, amelyet az ár tartalmaz',
    uw: 'Hőátbocsátás',
    rw: 'Hanggátlás',
    use: 'Hová való',
    sash: 'Szárny',
    depth: 'Beépítési mélység',
    glazing: 'Üvegezés',
    sashWeight: 'A szárny teherbírása',
    fittings: 'Vasalat',
    description: 'Leírás',
    price: 'Ár',
  },
  notes: {
    chambers: 'a több kamra jobban tartja a meleget',
    seals: 'a harmadik tömítés a szelet és a zajt csillapítja',
    uw: 'az Ön méretére, a kevesebb a jobb',
    rw: '3\u00a0dB különbség már hallható',
  },
  best: {
    chambers: 'a legtöbb',
    seals: 'a legtöbb',
    glass: 'a legvastagabb',
    uw: 'a legjobb hőszigetelés',
    rw: 'a legjobb hanggátlás',
    sashWeight: 'a legtöbb',
    price: 'a legolcsóbb',
  },
  use: { both: 'ablak és ajtó', window: 'csak ablak', door: 'csak ajtó' },
  sash: { straight: 'egyenes', rounded: 'lekerekített' },
  fittings: {
    222915: twoSeals,
    222916: twoSeals,
    222761: threeSeals,
    222762: threeSeals,
    222300: threeSeals,
    222857: threeSeals,
    222744: sideDoor,
    222745: warmDoor,
  },
  keep: (name) => `${name} marad`,
  take: (name) => `${name} legyen`,
};
