// Written by tools/write-text-lists.mjs.
import type { TextsIn } from '../texts/text-parts';
import { families } from './families';
import { start } from './start';

export const texts: TextsIn<'start'> = {
  families,
  start,
};
