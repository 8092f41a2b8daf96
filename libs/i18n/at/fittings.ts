import { fittings as german } from '../de/fittings';
import type { FittingsTexts } from '../texts/fittings';

export const fittings: FittingsTexts = {
  ...german,
  handle: { ...german.handle, lead: 'Differenz zum gewählten Griff, exkl. USt.' },
  shade: { ...german.shade, lead: 'Preise exkl. USt.' },
  sill: { ...german.sill, lead: 'Differenz zur gewählten Fensterbank, exkl. USt.' },
  threshold: { ...german.threshold, lead: 'Differenz zur gewählten Schwelle, exkl. USt.' },
};
