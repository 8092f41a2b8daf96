import type { TextsIn } from '../texts/text-parts';
import { room } from './room';
import { saved } from './saved';

export const savedTexts: TextsIn<'saved'> = { room, saved };
