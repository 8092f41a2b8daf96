// Written by tools/write-text-lists.mjs.
import { breakdown } from './breakdown';
import { room } from './room';
import { saved } from './saved';

export const texts = {
  breakdown,
  room,
  saved,
};
