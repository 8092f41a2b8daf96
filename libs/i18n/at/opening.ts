import type { OpeningTexts } from '../texts/opening';
import { opening as german } from '../de/opening';
import { austrian } from './austrian';

export const opening: OpeningTexts = { ...austrian(german), light: { above: 'Oberlichte', below: 'Unterlichte' } };
