// Written by tools/write-text-lists.mjs.
import { savedTexts as adapted } from '../de/saved-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { room } from './room';

export const savedTexts: TextsIn<'saved'> = {
  ...austrian(adapted),
  room,
};
