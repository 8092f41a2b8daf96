// Written by tools/write-text-lists.mjs.
import { sentTexts as adapted } from '../de/sent-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';

export const sentTexts: TextsIn<'sent'> = {
  ...austrian(adapted),
};
