import { shell as german } from '../de/shell';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

export const shell: Texts['shell'] = {
  ...austrian(german),
  withdrawal: 'Rücktrittsrecht (Widerruf)',
  withdraw: 'Vom Vertrag zurücktreten',
};
