/** The dialog of glazing bars (GRID-01 to GRID-06). */
export const bars = {
  heading: 'Mřížky mezi skly',
  lead: 'Sklo se myje jako hladké. Ceny jsou pro vybraná křídla, {basis}.',
  where: 'Do kterých křídel',
  chooseArea: 'Vyberte prosím křídlo',
  bar: 'Šířka a\u00a0barva',
  barHint: 'skutečná velikost, příčka je mezi skly',
  widths: { 8: 'jemná', 18: 'nejčastější', 26: 'výrazná', 45: 'jako dělené okno' } as Record<number, string>,
  variant: 'Barva příčky',
  /** By the codes of the catalogue. */
  variants: {
    white: 'bílá',
    silver: 'stříbrná',
    gold: 'zlatá',
    decor: 'v\u00a0dekoru',
    bicolour: 'dvoubarevná',
  } as Record<string, string>,
  pattern: 'Rozdělení',
  none: 'bez mřížky',
  vertical: 'Svislé',
  horizontal: 'Vodorovné',
  fewer: (what: string) => `${what}: méně`,
  more: (what: string) => `${what}: více`,
  field: (size: string) => `Pole ${size}\u00a0mm`,
  smallest: (size: string) => `nejmenší dovolené je ${size}`,
  use: (width: number) => `mřížku ${width}\u00a0mm`,
};
