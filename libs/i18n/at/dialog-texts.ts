import type { TextsIn } from '../texts/text-parts';
import { dialogTexts as german } from '../de/dialog-texts';
import { bars } from './bars';
import { fittings } from './fittings';
import { legal } from './legal';

export const dialogTexts: TextsIn<'dialog'> = { ...german, bars, fittings, legal };
