import type { TextsIn } from '../texts/text-parts';
import { ruleTexts as german } from '../de/rule-texts';
import { austrian } from './austrian';
import { drawing } from './drawing';
import { light } from './light';

export const ruleTexts: TextsIn<'rule'> = { ...austrian(german), drawing, light };
