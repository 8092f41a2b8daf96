// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/frame-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { shell } from './shell';
import { titles } from './titles';

export const texts: TextsIn<'frame'> = {
  ...austrian(adapted),
  shell,
  titles,
};
