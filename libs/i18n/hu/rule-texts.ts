import type { TextsIn } from '../texts/text-parts';
import { drawing } from './drawing';
import { errors } from './errors';
import { light } from './light';
import { refusal } from './refusal';

export const ruleTexts: TextsIn<'rule'> = { drawing, errors, light, refusal };
