// Written by tools/write-text-lists.mjs.
import type { TextsIn } from '../texts/text-parts';
import { breakdown } from './breakdown';
import { room } from './room';
import { saved } from './saved';

export const texts: TextsIn<'saved'> = {
  breakdown,
  room,
  saved,
};
