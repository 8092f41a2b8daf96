import type { TextsIn } from '../texts/text-parts';
import { dialogTexts as german } from '../de/dialog-texts';
import { austrian } from './austrian';
import { fittings } from './fittings';
import { legal } from './legal';

export const dialogTexts: TextsIn<'dialog'> = { ...austrian(german), fittings, legal };
