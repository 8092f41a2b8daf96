import type { Texts } from '../texts/texts';

export const numberField: Texts['numberField'] = {
  less: (label, mm) => `${label} um ${mm}\u00a0mm verringern`,
  more: (label, mm) => `${label} um ${mm}\u00a0mm erhöhen`,
  empty: 'Geben Sie das Maß in Millimetern ein, zum Beispiel 1\u00a0200.',
  unreadable: (typed) =>
    `„${typed}“ verstehen wir nicht. Geben Sie das Maß in Millimetern ein, zum Beispiel 1\u00a0200.`,
  twoSizes: 'In dieses Feld gehört ein einziges Maß.',
  takeBoth: (size) => `Breite × Höhe: ${size}\u00a0mm`,
};
