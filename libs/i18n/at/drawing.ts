import type { DescriptionTexts } from '@fenestra/domain/drawing/description-texts';
import { drawing as german, germanDivided, germanSingle } from '../de/drawing';
import { austrian } from './austrian';

const { nouns } = austrian(german);

export const drawing: DescriptionTexts = austrian({
  ...german,
  nouns,
  light: { above: 'Oberlichte', below: 'Unterlichte' },
  withLight: { above: 'mit Oberlichte', below: 'mit Unterlichte' },
  single: germanSingle(nouns, 'Festverglasung im Stock'),
  divided: germanDivided(nouns),
});
