import { families as german } from '../de/families';
import type { Texts } from '../texts/texts';
import { austrian } from './austrian';

const { accessoryOf, ...others } = austrian(german);

export const families: Texts['families'] = {
  ...others,
  accessoryOf: { ...accessoryOf, 'inner-sill': { ...accessoryOf['inner-sill'], name: 'Fensterbretter' } },
};
