import { parts as german } from '../de/parts';
import type { PartsTexts } from '../texts/parts';
import { austrian } from './austrian';

const own = austrian(german);

export const parts: PartsTexts = {
  ...own,
  names: { ...own.names, 'inner-sill': 'Fensterbrett' },
  none: { ...own.none, 'inner-sill': 'ohne Fensterbrett' },
};
