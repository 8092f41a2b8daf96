import type { Texts } from '../texts/texts';

export const families: Texts['families'] = {
  quickChoice: 'Schnellauswahl nach Art',
  all: 'Alle',
  of: {
    single: {
      short: 'Einflügelig',
      name: 'Einflügelige Fenster',
      about: 'Ein Feld, fest verglast oder mit einem Flügel.',
    },
    double: {
      short: 'Zweiflügelig',
      name: 'Zweiflügelige Fenster',
      about: 'Mit Stulp ohne Mittelpfosten oder mit Pfosten.',
    },
    triple: {
      short: 'Dreiteilig',
      name: 'Dreiteilige Fenster',
      about: 'Drei Felder nebeneinander, die Mitte kann fest sein.',
    },
    balcony: {
      short: 'Balkontüren',
      name: 'Balkontüren',
      about: 'Umlaufender Rahmen. Der Griff sitzt nur innen.',
    },
    terrace: {
      short: 'Nebentüren',
      name: 'Terrassen- und Nebentüren',
      about: 'Niedrige Schwelle, Schloss und Drücker auf beiden Seiten.',
    },
    slide: {
      short: 'Schiebetüren',
      name: 'Parallel-Schiebe-Kipp-Türen',
      about: 'Der Flügel gleitet am festen Feld entlang und braucht keinen Platz im Raum.',
    },
    entrance: {
      short: 'Haustüren',
      name: 'Haustüren',
      about: '5-fach-Verriegelung, thermisch getrennte Schwelle.',
    },
    assembly: {
      short: 'Kombinationen',
      name: 'Kombinationen',
      about: 'Fenster und Türen, zu einem Ganzen verbunden.',
    },
    roof: {
      short: 'Dachfenster',
      name: 'Dachfenster',
      about: 'Fertige Größen ab Lager, mit Eindeckrahmen.',
    },
  },
  scale: 'Alle Zeichnungen im gleichen Maßstab, Ansicht von innen, Breiten in mm.',
  products: (count) => `${count}\u00a0${count === 1 ? 'Produkt' : 'Produkte'}`,
  person: '1,75\u00a0m',
  productsMissing: 'Die Produkte konnten nicht geladen werden.',
  accessories: 'Zubehör',
  accessoryOf: {
    'inner-sill': { name: 'Innen\u00adfensterbänke', about: 'PVC und Spanplatte, beim Fenster zu wählen' },
    'outer-sill': {
      name: 'Außen\u00adfensterbänke',
      about: 'Aluminium, gekantet oder stranggepresst, beim Fenster zu wählen',
    },
    blind: { name: 'Jalousien', about: 'nach Maß der Scheibe, beim Fenster zu wählen' },
    net: { name: 'Insektenschutz', about: 'fest, drehbar oder als Rollo, beim Fenster zu wählen' },
    safety: { name: 'Sicherung und Lüftung', about: 'Kindersicherung, Öffnungsbegrenzer, Falzlüfter' },
    mounting: { name: 'Montage und Pflege', about: 'Anker, Bänder, Schaum, Reinigung' },
  },
  perUnit: { piece: '', metre: ' je\u00a0Meter', set: ' je\u00a0Set' },
  byThePiece: (count) => `Zubehör einzeln kaufen (${count})`,
  toPicker: 'Zubehör mit empfohlenen Mengen auswählen',
};
