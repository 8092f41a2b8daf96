import type { Texts } from '../texts/texts';

export const manyPieces: Texts['manyPieces'] = {
  question: 'Valóban {n}\u00a0db? Az egyedi méretre gyártott termékek esetében nem illeti meg az elállási jog.',
  yes: 'Igen, {n}\u00a0db',
  no: 'Nem, marad {n}\u00a0db',
};
