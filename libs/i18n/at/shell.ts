import { shell as german } from '../de/shell';
import type { ShellTexts } from '../texts/shell';
import { austrian } from './austrian';

export const shell: ShellTexts = {
  ...austrian(german),
  withdrawal: 'Rücktrittsrecht (Widerruf)',
  withdraw: 'Vom Vertrag zurücktreten',
};
