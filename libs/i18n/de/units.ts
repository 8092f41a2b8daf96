import type { Texts } from '../texts/texts';

export const units: Texts['units'] = {
  of: {
    piece: { other: 'Stück' },
    metre: { other: 'm' },
    set: { one: 'Set', other: 'Sets' },
  },
  quantity: 'Menge: {name}',
  less: 'Weniger: {name}',
  more: 'Mehr: {name}',
  typed: {
    unreadable: 'Die Menge „{typed}“ verstehen wir nicht, es bleibt bei {kept}.',
    tooFew: 'Die kleinste Menge ist {least}, es bleibt bei {kept}.',
    tooMany: 'Die größte Menge ist {most}, es bleibt bei {kept}.',
    whole: 'Es geht nur in ganzen Stücken: Statt „{typed}“ rechnen wir mit {kept}.',
  },
};
