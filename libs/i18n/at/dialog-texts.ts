import type { TextsIn } from '../texts/text-parts';
import { dialogTexts as german } from '../de/dialog-texts';
import { fittings } from './fittings';
import { legal } from './legal';

export const dialogTexts: TextsIn<'dialog'> = { ...german, fittings, legal };
