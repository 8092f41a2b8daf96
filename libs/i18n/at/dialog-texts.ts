import type { TextsIn } from '../texts/text-parts';
import { dialogTexts as german } from '../de/dialog-texts';
import { fittings } from './fittings';

export const dialogTexts: TextsIn<'dialog'> = { ...german, fittings };
