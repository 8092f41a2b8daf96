import type { BarsTexts } from '../texts/bars';
import { bars as german } from '../de/bars';

export const bars: BarsTexts = {
  ...german,
  lead: 'Das Glas bleibt außen glatt und leicht zu putzen. Preise für die gewählten Flügel, exkl. USt.',
};
