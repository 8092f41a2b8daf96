import type { Texts } from '../texts/texts';

export const breakdown: Texts['breakdown'] = {
  open: 'Az ár részletezése',
  openNamed: (what) => `Az ár részletezése: ${what}`,
  onePiece: (title) => `${title}, egy darab`,
  couplings: 'Összekötők',
  included: 'az ár tartalmazza',
  choice: 'Különbség ezzel a\u00a0választással',
  discount: 'Kedvezmény',
  totalNet: 'Nettó összeg',
  totalGross: 'Bruttó összeg',
  beforeDelivery: 'A\u00a0szállítás díját a\u00a0megrendelés után számítjuk ki.',
};
