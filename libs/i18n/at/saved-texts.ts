import type { TextsIn } from '../texts/text-parts';
import { savedTexts as german } from '../de/saved-texts';
import { austrian } from './austrian';
import { room } from './room';

export const savedTexts: TextsIn<'saved'> = { ...austrian(german), room };
