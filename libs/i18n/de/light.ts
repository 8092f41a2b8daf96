import type { LightTexts } from '../texts/light';

export const light: LightTexts = {
  height: { above: 'Höhe des Oberlichts', below: 'Höhe des Unterlichts' },
  measured: {
    above: 'Gemessen von der Oberkante des Rahmens bis zur Mitte des Kämpfers, der den Rahmen waagerecht teilt.',
    below: 'Gemessen von der Unterkante des Rahmens bis zur Mitte des Kämpfers, der den Rahmen waagerecht teilt.',
  },
  glass: (height) => `Sichtbare Glashöhe: ${height}.`,
};
