import type { TextsIn } from '../texts/text-parts';
import { savedTexts as german } from '../de/saved-texts';
import { breakdown } from './breakdown';
import { room } from './room';
import { saved } from './saved';

export const savedTexts: TextsIn<'saved'> = { ...german, breakdown, room, saved };
