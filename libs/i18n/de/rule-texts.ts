// Written by tools/write-text-lists.mjs.
import type { TextsIn } from '../texts/text-parts';
import { drawing } from './drawing';
import { elementOrder } from './element-order';
import { errors } from './errors';
import { light } from './light';
import { refusal } from './refusal';
import { sizeQuestions } from './size-questions';

export const texts: TextsIn<'rule'> = {
  drawing,
  elementOrder,
  errors,
  light,
  refusal,
  sizeQuestions,
};
