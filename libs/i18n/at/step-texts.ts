// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/step-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { accessories } from './accessories';
import { opening } from './opening';
import { parts } from './parts';

export const texts: TextsIn<'step'> = {
  ...austrian(adapted),
  accessories,
  opening,
  parts,
};
