import type { Texts } from '../texts/texts';

export const breakdown: Texts['breakdown'] = {
  open: 'Preisaufstellung',
  openNamed: (what) => `Preisaufstellung: ${what}`,
  onePiece: (title) => `${title}, ein Stück`,
  couplings: 'Kopplungen',
  included: 'inklusive',
  choice: 'Unterschied durch diese Auswahl',
  discount: 'Rabatt',
  totalNet: 'Nettobetrag',
  totalGross: 'Gesamtbetrag inkl.\u00a0MwSt.',
  beforeDelivery: 'Die Versandkosten kommen im Warenkorb hinzu, je nach Postleitzahl und Gewicht.',
};
