import type { BarsTexts } from '../texts/bars';

export const bars: BarsTexts = {
  heading: 'Mřížky mezi skly',
  lead: 'Sklo se myje jako hladké. Ceny jsou pro vybraná křídla, {basis}.',
  where: 'Do kterých křídel',
  chooseArea: 'Vyberte prosím křídlo',
  bar: 'Šířka a\u00a0barva',
  barHint: 'skutečná velikost, příčka je mezi skly',
  widths: { 8: 'jemná', 18: 'nejčastější', 26: 'výrazná', 45: 'jako dělené okno' },
  variant: 'Barva příčky',
  variants: { white: 'bílá', silver: 'stříbrná', gold: 'zlatá', decor: 'v\u00a0dekoru', bicolour: 'dvoubarevná' },
  pattern: 'Rozdělení',
  none: 'bez mřížky',
  vertical: 'Svislé',
  horizontal: 'Vodorovné',
  fewer: (what) => `${what}: méně`,
  more: (what) => `${what}: více`,
  field: (size) => `Pole ${size}\u00a0mm`,
  smallest: (size) => `nejmenší dovolené je ${size}`,
  use: (width) => `mřížku ${width}\u00a0mm`,
};
