// Written by tools/write-text-lists.mjs.
import type { TextsIn } from '../texts/text-parts';
import { bars } from './bars';
import { colour } from './colour';
import { comparison } from './comparison';
import { consent } from './consent';
import { feedback } from './feedback';
import { fittings } from './fittings';
import { glazing } from './glazing';
import { legal } from './legal';
import { measuring } from './measuring';
import { privacy } from './privacy';
import { refusedStart } from './refused-start';

export const texts: TextsIn<'dialog'> = {
  bars,
  colour,
  comparison,
  consent,
  feedback,
  fittings,
  glazing,
  legal,
  measuring,
  privacy,
  refusedStart,
};
