import { titles as german } from '../de/titles';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

export const titles: Texts['titles'] = {
  ...austrian(german),
  accessoriesInnerSill: 'Fensterbrett',
  withdrawal: 'Vom Vertrag zurücktreten',
};
