import type { Texts } from '../texts/texts';

export const opening: Texts['opening'] = {
  lead: 'Wählen Sie den Flügel und seine Öffnungsart. Gezeichnet ist die Ansicht von innen.',
  sashes: 'Flügel',
  sash: {
    only: 'Flügel',
    left: 'Linker Flügel',
    right: 'Rechter Flügel',
    ofMany: (number) => `${number}. Feld von links`,
  },
  light: { above: 'Oberlicht', below: 'Unterlicht' },
  choiceFor: (number) => `Flügel ${number}`,
  range: 'Umfang der Liste',
  mostUsed: 'Meistgewählt',
  all: (count) => `Alle Öffnungsarten (${count})`,
  chosen: 'Gewählt',
  hints: {
    'no-handle': 'ohne Griff',
    'no-tilt': 'ohne Kippstellung',
    'with-tilt': 'mit Kippstellung',
    'handle-left': 'Griff links',
    'handle-right': 'Griff rechts',
  },
  refusedHeading: 'Hier nicht möglich',
  note: 'Gekippt lüftet der Flügel, geöffnet lässt er sich von beiden Seiten putzen.',
  passiveNote: 'Der Stulpflügel ohne Griff lässt sich erst öffnen, wenn der andere Flügel offen ist.',
  fixedLead: 'Dieses Produkt ist fest verglast und lässt sich nicht öffnen.',
  loading: 'Öffnungsarten werden geladen\u00a0…',
  failed: 'Die Öffnungsarten konnten nicht geladen werden.',
};
