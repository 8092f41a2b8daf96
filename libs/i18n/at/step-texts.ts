import type { TextsIn } from '../texts/text-parts';
import { stepTexts as german } from '../de/step-texts';
import { austrian } from './austrian';
import { opening } from './opening';
import { parts } from './parts';

const { accessories, ...others } = austrian(german);

export const stepTexts: TextsIn<'step'> = {
  ...others,
  accessories: { ...accessories, tabNames: { ...accessories.tabNames, 'inner-sill': 'Fenster\u00adbrett' } },
  opening,
  parts,
};
