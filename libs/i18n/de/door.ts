import type { Texts } from '../texts/texts';

export const door: Texts['door'] = {
  lead: 'Bei einer linken Tür (DIN links) sitzen die Bänder links, wenn Sie auf der Seite stehen, zu der sie aufgeht.',
  direction: 'Öffnungsrichtung',
  outdoors: 'außen',
  indoors: 'innen',
  directions: {
    dl: 'links, nach innen',
    dlx: 'links, nach außen',
    dp: 'rechts, nach innen',
    dpx: 'rechts, nach außen',
    ds: 'nach innen, Griff rechts',
    dsx: 'nach außen, Griff rechts',
    dsz: 'nach innen, Griff links',
    dsxz: 'nach außen, Griff links',
  },
  filling: 'Füllung des Flügels',
  change: 'Ändern',
  panel: (thickness) => `Paneel ${thickness}\u00a0mm`,
  colourOfProfile: 'Farbe wie das Profil.',
  glass: 'Glas in der Füllung',
  lock: 'Schloss',
  threshold:
    'Die thermisch getrennte Aluminiumschwelle von 20\u00a0mm ist im Preis. Türen haben kein Fensterbankanschlussprofil.',
  thresholdName: 'Schwelle',
  frameAround: 'umlaufender Rahmen',
  fillings: {
    lead: 'Die Preise zeigen den Unterschied zur gewählten Füllung, {basis}',
    count: (fillings, thickness) =>
      `${fillings}\u00a0${fillings === 1 ? 'Füllung' : 'Füllungen'}, Paneel ${thickness}\u00a0mm`,
    range: 'Welche Füllungen',
    all: 'Alle',
    solid: 'Geschlossen',
    glazed: 'Mit Glas',
    use: (name) => `Füllung ${name}`,
    noGlass: 'Diese Füllung hat kein Glas.',
    ornament: 'Ornament',
    clear: 'klar',
    smallest: 'Flächen unter 0,30\u00a0m² zählen als 0,30\u00a0m²',
  },
};
