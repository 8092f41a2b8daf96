import type { Texts } from '../texts/texts';

export const bars: Texts['bars'] = {
  heading: 'Sprossen im Glas',
  lead: 'Das Glas bleibt außen glatt und leicht zu putzen. Preise für die gewählten Flügel, {basis}',
  where: 'In welche Flügel',
  chooseArea: 'Bitte wählen Sie einen Flügel',
  bar: 'Breite und Farbe',
  barHint: 'in wahrer Größe, die Sprosse liegt zwischen den Scheiben',
  widths: { 8: 'fein', 18: 'häufig gewählt', 26: 'kräftig', 45: 'wie ein geteiltes Fenster' },
  variant: 'Farbe der Sprosse',
  variants: { white: 'Weiß', silver: 'Silber', gold: 'Gold', decor: 'im Dekor', bicolour: 'zweifarbig' },
  pattern: 'Teilung',
  none: 'ohne Sprossen',
  vertical: 'Senkrecht',
  horizontal: 'Waagerecht',
  fewer: (what) => `${what}: weniger`,
  more: (what) => `${what}: mehr`,
  field: (size) => `Feld ${size}\u00a0mm`,
  smallest: (size) => `kleinstes erlaubtes Feld: ${size}`,
  use: (width) => `Sprosse ${width}\u00a0mm`,
};
