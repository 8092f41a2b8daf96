import type { TextsIn } from '../texts/text-parts';
import { stepTexts as german } from '../de/step-texts';
import { accessories } from './accessories';
import { door } from './door';
import { kinds } from './kinds';
import { opening } from './opening';
import { parts } from './parts';

export const stepTexts: TextsIn<'step'> = { ...german, accessories, door, kinds, opening, parts };
