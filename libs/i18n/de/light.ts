import type { Texts } from '../texts/texts';

export const light: Texts['light'] = {
  height: { above: 'Höhe des Oberlichts', below: 'Höhe des Unterlichts' },
  measured: {
    above: 'Gemessen von der Oberkante des Rahmens bis zur Mitte des Kämpfers, der den Rahmen waagerecht teilt.',
    below: 'Gemessen von der Unterkante des Rahmens bis zur Mitte des Kämpfers, der den Rahmen waagerecht teilt.',
  },
  glass: (height) => `Sichtbare Glashöhe: ${height}.`,
};
