import type { TextsIn } from '../texts/text-parts';
import { frameTexts as german } from '../de/frame-texts';
import { austrian } from './austrian';
import { shell } from './shell';

export const frameTexts: TextsIn<'frame'> = { ...austrian(german), shell };
