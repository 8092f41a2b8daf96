import type { MeasuringTexts } from '../texts/measuring';

const belowOpening = 'Die Höhe ohne Anschlussprofil sollte 5 bis 6\u00a0cm unter der Höhe der Maueröffnung liegen.';
const threePlaces = 'Messen Sie Breite und Höhe an je drei Stellen und nehmen Sie das kleinste Maß.';

export const measuring: MeasuringTexts = {
  rules: {
    window: [
      'Breite: Die Maueröffnung muss 2 bis 3\u00a0cm breiter sein als das Fenster, bei großen farbigen Fenstern bis 5\u00a0cm.',
      belowOpening,
      'Die Fensterhöhe enthält das Anschlussprofil von 30\u00a0mm nicht.',
      threePlaces,
    ],
    balcony: [
      'Die Öffnung muss 2 bis 3\u00a0cm größer sein als die Tür.',
      belowOpening,
      'Die Höhe der Tür enthält das Anschlussprofil von 30\u00a0mm nicht.',
      threePlaces,
    ],
    door: [
      'Die Öffnung muss 2 bis 3\u00a0cm größer sein als die Tür.',
      belowOpening,
      'Die Höhe der Tür enthält die Schwelle und gilt ab dem fertigen Fußboden.',
      threePlaces,
    ],
    assembly: [
      'Die Öffnung muss 2 bis 3\u00a0cm größer sein als die Kombination.',
      belowOpening,
      'Die Höhe der Kombination enthält das Anschlussprofil von 30\u00a0mm nicht.',
      threePlaces,
    ],
  },
  video: 'Video ansehen',
  guide: 'Anleitung herunterladen (PDF)',
};
