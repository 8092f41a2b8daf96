// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/start-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { families } from './families';

export const texts: TextsIn<'start'> = {
  ...austrian(adapted),
  families,
};
