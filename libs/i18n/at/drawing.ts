import type { Words } from '@fenestra/domain/drawing/words';
import { drawing as german, germanDivided, germanSingle } from '../de/drawing';

const nouns = { ...german.nouns, entrance: 'Eingangstür' };

export const drawing: Words = {
  ...german,
  nouns,
  light: { above: 'Oberlichte', below: 'Unterlichte' },
  withLight: { above: 'mit Oberlichte', below: 'mit Unterlichte' },
  single: germanSingle(nouns, 'Festverglasung im Stock'),
  divided: germanDivided(nouns),
};
