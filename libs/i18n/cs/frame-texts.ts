// Written by tools/write-text-lists.mjs.
import { currency } from './currency';
import { paths } from './paths';
import { shell } from './shell';
import { titles } from './titles';

export const frameTexts = {
  currency,
  paths,
  shell,
  titles,
};
