import type { StartPageTexts } from '../texts/start';
import { start as german } from '../de/start';

export const start: StartPageTexts = {
  ...german,
  lead: 'Produkt wählen, das Maß geben Sie im nächsten Schritt ein. Preise inklusive USt. für das kleinste Maß.',
};
