import type { Texts } from '../texts/texts';

export const bars: Texts['bars'] = {
  heading: 'Üvegközi álosztó',
  lead: 'Az üveg sima marad, könnyen tisztítható. Az árak a kiválasztott szárnyakra szólnak, {basis}.',
  where: 'Melyik szárnyakba',
  chooseArea: 'Kérjük, válasszon szárnyat',
  bar: 'Szélesség és szín',
  barHint: 'valós méretben, az osztó az üvegek között van',
  widths: { 8: 'finom', 18: 'leggyakoribb', 26: 'hangsúlyos', 45: 'mint az osztott ablak' },
  variant: 'Az osztó színe',
  variants: { white: 'fehér', silver: 'ezüst', gold: 'arany', decor: 'dekorszínben', bicolour: 'kétszínű' },
  pattern: 'Felosztás',
  none: 'álosztó nélkül',
  vertical: 'Függőleges',
  horizontal: 'Vízszintes',
  fewer: (what) => `${what}: kevesebb`,
  more: (what) => `${what}: több`,
  field: (size) => `Mező: ${size}\u00a0mm`,
  smallest: (size) => `a legkisebb megengedett: ${size}`,
  use: (width) => `${width}\u00a0mm\u2011es álosztó`,
};
