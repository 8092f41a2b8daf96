import type { Texts } from '../texts/texts';

const profileCounted =
  'Darin sind die 30\u00a0mm für das Anschlussprofil schon berücksichtigt; es gehört nicht zur Bestellhöhe.';
const threePlaces =
  'Messen Sie Breite und Höhe der Maueröffnung an je drei Stellen und verwenden Sie das kleinste Maß.';

export const measuring: Texts['measuring'] = {
  places: {
    width: 'Breite oben, in der Mitte und unten messen.',
    height: 'Höhe links, in der Mitte und rechts.',
    heightOfWindow: 'Höhe links, in der Mitte und rechts, ohne alte Fensterbank.',
  },
  rules: {
    window: [
      'Breite: Die Maueröffnung muss 2 bis 3\u00a0cm breiter sein als das Fenster, bei großen oder farbigen Fenstern bis 5\u00a0cm.',
      `Höhe: Die Bestellhöhe liegt 5 bis 6\u00a0cm unter der Höhe der Maueröffnung, bei großen oder farbigen Fenstern bis 8\u00a0cm. ${profileCounted}`,
      threePlaces,
    ],
    balcony: [
      'Breite: Die Maueröffnung muss 2 bis 3\u00a0cm breiter sein als die Tür, bei hohen oder farbigen Türen bis 5\u00a0cm.',
      `Höhe: Die Bestellhöhe liegt 5 bis 6\u00a0cm unter der Höhe der Maueröffnung, bei hohen oder farbigen Türen bis 8\u00a0cm. ${profileCounted}`,
      threePlaces,
    ],
    door: [
      'Breite: Die Maueröffnung muss 2 bis 3\u00a0cm breiter sein als die Tür, bei hohen oder farbigen Türen bis 5\u00a0cm.',
      'Höhe: Die Bestellhöhe liegt 2 bis 3\u00a0cm unter der Höhe der Maueröffnung ab dem fertigen Fußboden, bei hohen oder farbigen Türen bis 5\u00a0cm. Die Schwelle gehört zur Bestellhöhe.',
      threePlaces,
    ],
    assembly: [
      'Breite: Die Maueröffnung muss 2 bis 3\u00a0cm breiter sein als die Kombination, bei großen oder farbigen Kombinationen bis 5\u00a0cm.',
      `Höhe: Die Bestellhöhe liegt 5 bis 6\u00a0cm unter der Höhe der Maueröffnung, bei großen oder farbigen Kombinationen bis 8\u00a0cm. ${profileCounted}`,
      threePlaces,
    ],
  },
  video: 'Video ansehen',
  guide: 'Anleitung herunterladen (PDF)',
};
