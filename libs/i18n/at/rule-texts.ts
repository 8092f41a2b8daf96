// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/rule-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { drawing } from './drawing';
import { light } from './light';

export const texts: TextsIn<'rule'> = {
  ...austrian(adapted),
  drawing,
  light,
};
