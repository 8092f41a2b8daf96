import type { Words } from '@fenestra/domain/drawing/words';
import { drawing as german, germanCompound } from '../de/drawing';

export const drawing: Words = {
  ...german,
  nouns: { ...german.nouns, entrance: 'Eingangstür' },
  light: { above: 'Oberlichte', below: 'Unterlichte' },
  withLight: { above: 'mit Oberlichte', below: 'mit Unterlichte' },
  single: (noun, way) => (way === 'fixed' ? 'Festverglasung im Stock' : germanCompound(noun, way)),
};
