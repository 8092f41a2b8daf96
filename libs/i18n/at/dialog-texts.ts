// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/dialog-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { fittings } from './fittings';
import { legal } from './legal';

export const texts: TextsIn<'dialog'> = {
  ...austrian(adapted),
  fittings,
  legal,
};
