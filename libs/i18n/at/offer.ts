import type { OfferTexts } from '../texts/offer';
import { offer as german } from '../de/offer';

export const offer: OfferTexts = {
  ...german,
  mail: { ...german.mail, netPrice: 'Preis exkl. USt.', grossPrice: (percent) => `Preis inkl. ${percent}\u00a0% USt.` },
  document: {
    ...german.document,
    totalNet: 'Gesamt exkl. USt.',
    totalGross: 'Gesamt inkl. USt.',
    pieceNet: 'je Stück exkl. USt.',
    net: 'exkl. USt.',
    gross: 'inkl. USt.',
  },
};
