import { parts as german } from '../de/parts';
import type { PartsTexts } from '../texts/parts';

export const parts: PartsTexts = {
  ...german,
  names: { ...german.names, frame: 'Stock, Profil und Farbe', 'inner-sill': 'Fensterbrett', threshold: 'Türschwelle' },
  none: { ...german.none, 'inner-sill': 'ohne Fensterbrett', threshold: 'ohne Türschwelle' },
};
