import { parts as german } from '../de/parts';
import type { PartsTexts } from '../texts/parts';
import { austrian } from './austrian';

export const parts: PartsTexts = {
  ...austrian(german),
  names: { ...german.names, frame: 'Stock, Profil und Farbe', 'inner-sill': 'Fensterbrett', threshold: 'Türschwelle' },
  none: { ...german.none, 'inner-sill': 'ohne Fensterbrett', threshold: 'ohne Türschwelle' },
};
