import type { Texts } from '../texts/texts';

export const bars: Texts['bars'] = {
  heading: 'Mriežky medzi sklami',
  lead: 'Sklo sa umýva ako hladké. Ceny sú pre vybrané krídla, {basis}.',
  where: 'Do ktorých krídel',
  chooseArea: 'Vyberte, prosím, krídlo',
  bar: 'Šírka a\u00a0farba',
  barHint: 'skutočná veľkosť, priečka je medzi sklami',
  widths: { 8: 'jemná', 18: 'najčastejšia', 26: 'výrazná', 45: 'ako delené okno' },
  variant: 'Farba priečky',
  variants: { white: 'biela', silver: 'strieborná', gold: 'zlatá', decor: 'v\u00a0dekore', bicolour: 'dvojfarebná' },
  pattern: 'Rozdelenie',
  none: 'bez mriežky',
  vertical: 'Zvislé',
  horizontal: 'Vodorovné',
  fewer: (what) => `${what}: menej`,
  more: (what) => `${what}: viac`,
  field: (size) => `Pole ${size}\u00a0mm`,
  smallest: (size) => `najmenšie dovolené je ${size}`,
  use: (width) => `mriežku ${width}\u00a0mm`,
};
