import type { Texts } from '../texts/texts';
import { wireNames as german } from '../de/wire-names';
import { austrian } from './austrian';

export const wireNames: Texts['wireNames'] = {
  ...austrian(german),
  priceParts: {
    ...german.priceParts,
    'light-above': 'Oberlichte mit Kämpfer',
    'light-below': 'Unterlichte mit Kämpfer',
    'inner-sill-caps': 'Endkappen des Fensterbretts',
    'inner-sill-joint': 'Verbinder des Fensterbretts',
  },
};
