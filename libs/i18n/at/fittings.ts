import { fittings as german } from '../de/fittings';
import type { FittingsTexts } from '../texts/fittings';
import { austrian } from './austrian';

const austrianFittings = austrian(german);

export const fittings: FittingsTexts = {
  ...austrianFittings,
  shade: { ...austrianFittings.shade, colour: german.shade.colour }, // the frame of a net is no Stock
};
