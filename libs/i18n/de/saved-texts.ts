import type { TextsIn } from '../texts/text-parts';
import { saved } from './saved';

export const savedTexts: TextsIn<'saved'> = { saved };
