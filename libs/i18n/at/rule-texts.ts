// Written by tools/write-text-lists.mjs.
import { ruleTexts as adapted } from '../de/rule-texts';
import type { TextsIn } from '../texts/text-parts';
import { austrian } from './austrian';
import { drawing } from './drawing';
import { light } from './light';

export const ruleTexts: TextsIn<'rule'> = {
  ...austrian(adapted),
  drawing,
  light,
};
