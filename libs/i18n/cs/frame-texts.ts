// Written by tools/write-text-lists.mjs.
import { currency } from './currency';
import { paths } from './paths';
import { shell } from './shell';
import { titles } from './titles';

export const texts = {
  currency,
  paths,
  shell,
  titles,
};
