// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/saved-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { room } from './room';

export const texts: TextsIn<'saved'> = {
  ...austrian(adapted),
  room,
};
