import type { TextsIn } from '../texts/text-parts';
import { frameTexts as german } from '../de/frame-texts';
import { shell } from './shell';

export const frameTexts: TextsIn<'frame'> = { ...german, shell };
