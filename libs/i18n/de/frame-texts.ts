// Written by tools/write-text-lists.mjs.
import type { TextsIn } from '../texts/text-parts';
import { currency } from './currency';
import { paths } from './paths';
import { shell } from './shell';
import { titles } from './titles';

export const texts: TextsIn<'frame'> = {
  currency,
  paths,
  shell,
  titles,
};
