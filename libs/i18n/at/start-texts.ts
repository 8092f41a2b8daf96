import type { TextsIn } from '../texts/text-parts';
import { startTexts as german } from '../de/start-texts';
import { austrian } from './austrian';

const { families, ...others } = austrian(german);
const { accessoryOf } = families;

export const startTexts: TextsIn<'start'> = {
  ...others,
  families: {
    ...families,
    accessoryOf: { ...accessoryOf, 'inner-sill': { ...accessoryOf['inner-sill'], name: 'Fensterbretter' } },
  },
};
