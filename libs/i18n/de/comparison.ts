import type { Texts } from '../texts/texts';

const twoSeals = 'umlaufender Beschlag, zwei Sicherheitspunkte, Spaltlüftung';
const threeSeals = 'umlaufender Beschlag, zwei Sicherheitspunkte, Spaltlüftung, Fehlbedienungssperre';
const sideDoor = 'drei verstellbare Bänder, Mehrfachverriegelung';
const warmDoor = 'drei verstärkte verstellbare Bänder, Mehrfachverriegelung';

export const comparison: Texts['comparison'] = {
  title: 'Profile nebeneinander',
  lead: (size) => `Worin sie sich bei Ihrem Maß ${size}\u00a0mm unterscheiden.`,
  rows: 'Welche Eigenschaften',
  differences: (count) => `Nur Unterschiede (${count})`,
  all: (count) => `Alle (${count})`,
  same: (count) => `Was alle gemeinsam haben (${count})`,
  sections: 'Querschnitte im selben Maßstab, außen ist oben. Die Zahlen gehören zu den Zeilen der Tabelle.',
  now: 'jetzt gewählt',
  column: (number) => `Profil in Spalte ${number}`,
  names: {
    chambers: 'Kammern im Rahmen',
    seals: 'Dichtungen',
    glass: 'Glas im Preis',
    uw: 'Wärmedurchgang',
    rw: 'Schalldämmung',
    use: 'Geeignet für',
    sash: 'Flügel',
    depth: 'Bautiefe',
    glazing: 'Verglasung',
    sashWeight: 'Tragkraft des Flügels',
    fittings: 'Beschlag',
    description: 'Beschreibung',
    price: 'Preis',
  },
  notes: {
    chambers: 'mehr Kammern dämmen besser',
    seals: 'die dritte Dichtung dämpft Wind und Lärm',
    uw: 'für Ihr Maß, weniger ist besser',
    rw: '3\u00a0dB sind hörbar',
  },
  best: {
    chambers: 'am meisten',
    seals: 'am meisten',
    glass: 'am dicksten',
    uw: 'dämmt am besten',
    rw: 'am leisesten',
    sashWeight: 'am meisten',
    price: 'am günstigsten',
  },
  use: { both: 'Fenster und Türen', window: 'nur Fenster', door: 'nur Türen' },
  sash: { straight: 'gerade', rounded: 'gerundet' },
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
  keep: (name) => `${name} behalten`,
  take: (name) => `${name} wählen`,
};
