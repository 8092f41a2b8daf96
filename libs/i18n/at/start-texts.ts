import type { TextsIn } from '../texts/text-parts';
import { startTexts as german } from '../de/start-texts';
import { austrian } from './austrian';

export const startTexts: TextsIn<'start'> = austrian(german);
