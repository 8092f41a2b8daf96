import type { TextsIn } from '../texts/text-parts';
import { bars } from './bars';
import { colour } from './colour';
import { fittings } from './fittings';
import { glazing } from './glazing';
import { legal } from './legal';

export const dialogTexts: TextsIn<'dialog'> = { bars, colour, fittings, glazing, legal };
