import type { WireNames } from '../texts/wire-names';
import { wireNames as german } from '../de/wire-names';
import { austrian } from './austrian';

export const wireNames: WireNames = {
  ...austrian(german),
  priceParts: {
    ...german.priceParts,
    'light-above': 'Oberlichte mit Kämpfer',
    'light-below': 'Unterlichte mit Kämpfer',
    'inner-sill-caps': 'Endkappen des Fensterbretts',
    'inner-sill-joint': 'Verbinder des Fensterbretts',
  },
};
