import type { OpeningTexts } from '../texts/opening';
import { opening as german } from '../de/opening';

export const opening: OpeningTexts = { ...german, light: { above: 'Oberlichte', below: 'Unterlichte' } };
