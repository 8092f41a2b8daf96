import type { TextsIn } from '../texts/text-parts';
import { startTexts as german } from '../de/start-texts';
import { start } from './start';

export const startTexts: TextsIn<'start'> = { ...german, start };
