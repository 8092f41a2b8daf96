import type { BreakdownTexts } from '../texts/breakdown';

export const breakdown: BreakdownTexts = {
  open: 'Ár részletezése',
  openNamed: (what) => `Ár részletezése: ${what}`,
  onePiece: (title) => `${title}, egy darab`,
  couplings: 'Összekötők',
  included: 'az ár tartalmazza',
  choice: 'Különbség ezzel a\u00a0választással',
  discount: 'Kedvezmény',
  totalNet: 'Összesen áfa nélkül',
  totalGross: 'Összesen áfával',
  beforeDelivery: 'A\u00a0szállítás díját a\u00a0megrendelés után számítjuk ki.',
};
