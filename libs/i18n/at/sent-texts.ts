// Written by tools/write-text-lists.mjs.
import { texts as adapted } from '../de/sent-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';

export const texts: TextsIn<'sent'> = {
  ...austrian(adapted),
};
