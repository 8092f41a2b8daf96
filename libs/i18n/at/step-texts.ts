import type { TextsIn } from '../texts/text-parts';
import { stepTexts as german } from '../de/step-texts';
import { austrian } from './austrian';
import { opening } from './opening';
import { parts } from './parts';

export const stepTexts: TextsIn<'step'> = { ...austrian(german), opening, parts };
