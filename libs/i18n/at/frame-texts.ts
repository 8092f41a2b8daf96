import type { TextsIn } from '../texts/text-parts';
import { frameTexts as german } from '../de/frame-texts';
import { austrian } from './austrian';
import { shell } from './shell';

const frame = austrian(german);

export const frameTexts: TextsIn<'frame'> = {
  ...frame,
  shell,
  titles: { ...frame.titles, accessoriesInnerSill: 'Fensterbrett', withdrawal: 'Vom Vertrag zurücktreten' },
};
