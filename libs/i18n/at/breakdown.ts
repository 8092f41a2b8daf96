import type { BreakdownTexts } from '../texts/breakdown';
import { breakdown as german } from '../de/breakdown';

export const breakdown: BreakdownTexts = {
  ...german,
  totalNet: 'Summe exkl. USt.',
  totalGross: 'Summe inkl. USt.',
};
