import type { SavedTexts } from '../texts/saved';
import { saved as german } from '../de/saved';

export const saved: SavedTexts = {
  ...german,
  offerEnded: (price, day) => `Der Preis von ${price} exkl. USt. galt bis ${day}. Jetzt gilt der heutige Preis.`,
  dearer: (price) => `${price} exkl. USt. mehr`,
  cheaper: (price) => `${price} exkl. USt. weniger`,
  total: 'Gesamt exkl. USt.',
};
