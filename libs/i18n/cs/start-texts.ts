// Written by tools/write-text-lists.mjs.
import { families } from './families';
import { start } from './start';

export const texts = {
  families,
  start,
};
