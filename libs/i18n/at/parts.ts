import { parts as german } from '../de/parts';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

const own = austrian(german);

export const parts: Texts['parts'] = {
  ...own,
  names: { ...own.names, 'inner-sill': 'Fensterbrett' },
  none: { ...own.none, 'inner-sill': 'ohne Fensterbrett' },
};
