import type { TextsIn } from '../texts/text-parts';
import { ruleTexts as german } from '../de/rule-texts';
import { drawing } from './drawing';

export const ruleTexts: TextsIn<'rule'> = { ...german, drawing };
