import type { Texts } from '../texts/texts';
import { opening as german } from '../de/opening';
import { austrian } from './austrian';

export const opening: Texts['opening'] = { ...austrian(german), light: { above: 'Oberlichte', below: 'Unterlichte' } };
