import type { TextsIn } from '../texts/text-parts';
import { bars } from './bars';
import { colour } from './colour';
import { comparison } from './comparison';
import { fittings } from './fittings';
import { glazing } from './glazing';
import { legal } from './legal';

export const dialogTexts: TextsIn<'dialog'> = { bars, colour, comparison, fittings, glazing, legal };
