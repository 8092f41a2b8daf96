import type { TextsIn } from '../texts/text-parts';
import { picker } from './picker';

export const pickerTexts: TextsIn<'picker'> = { picker };
