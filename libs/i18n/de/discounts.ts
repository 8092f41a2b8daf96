import type { Texts } from '../texts/texts';

export const discounts: Texts['discounts'] = {
  heading: 'Rabatte',
  applied: 'angewendet',
  from: '{name} ab {from}',
  missing: 'noch {amount}',
  counted: 'Es zählen die Preise der Produkte ({basis}) vor Rabatten, ohne Zubehör und Lieferung.',
  fromWindows: '{name} ab {n} Produkten nach Maß',
  missingWindows: 'noch {n}\u00a0Stück',
  glass: 'mit Dreifachverglasung',
};
