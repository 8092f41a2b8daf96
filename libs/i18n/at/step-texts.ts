import type { TextsIn } from '../texts/text-parts';
import { stepTexts as german } from '../de/step-texts';
import { accessories } from './accessories';
import { configurator } from './configurator';
import { door } from './door';
import { kinds } from './kinds';
import { parts } from './parts';

export const stepTexts: TextsIn<'step'> = { ...german, accessories, configurator, door, kinds, parts };
