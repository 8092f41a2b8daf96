// Written by tools/write-text-lists.mjs.
import { drawing } from './drawing';
import { elementOrder } from './element-order';
import { errors } from './errors';
import { light } from './light';
import { refusal } from './refusal';
import { sizeQuestions } from './size-questions';

export const texts = {
  drawing,
  elementOrder,
  errors,
  light,
  refusal,
  sizeQuestions,
};
