import { accessories as german } from '../de/accessories';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

const { tabNames, ...others } = austrian(german);

export const accessories: Texts['accessories'] = {
  ...others,
  tabNames: { ...tabNames, 'inner-sill': 'Fenster\u00adbrett' },
};
