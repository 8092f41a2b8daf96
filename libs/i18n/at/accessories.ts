import type { AccessoriesTexts } from '../texts/accessories';
import { accessories as german } from '../de/accessories';

export const accessories: AccessoriesTexts = {
  ...german,
  totalNet: 'Summe exkl. USt.',
  totalGross: 'Summe inkl. USt.',
};
