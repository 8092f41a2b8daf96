import type { Texts } from '../texts/texts';
import { light as german } from '../de/light';
import { austrian } from './austrian';

export const light: Texts['light'] = {
  ...austrian(german),
  height: { above: 'Höhe der Oberlichte', below: 'Höhe der Unterlichte' },
  measured: {
    above: 'Gemessen von der Oberkante des Stocks bis zur Mitte des Kämpfers, der den Stock waagrecht teilt.',
    below: 'Gemessen von der Unterkante des Stocks bis zur Mitte des Kämpfers, der den Stock waagrecht teilt.',
  },
};
