import type { Texts } from '../texts/texts';

export const removedLines: Texts['removedLines'] = {
  removed: '{name}: eltávolítva a\u00a0kosárból',
  cheaper: 'A kosár {amount}\u2011tal olcsóbb ({basis}).',
  bringBack: 'Visszatétel',
  bringBackNamed: 'Visszatétel a\u00a0kosárba: {name}',
  returned: '{name}: újra a\u00a0kosárban',
  latest: 'Legutóbb eltávolítva',
};
