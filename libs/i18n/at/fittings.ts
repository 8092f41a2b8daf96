import { fittings as german } from '../de/fittings';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

const austrianFittings = austrian(german);

export const fittings: Texts['fittings'] = {
  ...austrianFittings,
  sill: {
    ...austrianFittings.sill,
    words: {
      ...austrianFittings.sill.words,
      'inner-sill': {
        lead: 'Differenz zum gewählten Fensterbrett, {basis}',
        choose: 'Bitte wählen Sie ein Fensterbrett',
        use: (depth) => `Fensterbrett ${depth}\u00a0mm`,
        useAny: 'Fensterbrett',
      },
    },
  },
  shade: { ...austrianFittings.shade, colour: german.shade.colour }, // the frame of a net is no Stock
};
