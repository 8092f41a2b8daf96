/** Where bars stand in a daylight: `v` vertical and `h` horizontal ones (windows-domain 4.5, OPEN-Q-117). */
export type BarPattern = {
  readonly kind: 'grid' | 'top' | 'vienna';
  readonly vertical: number;
  readonly horizontal: number;
};

export const maxVertical = 4;
export const maxHorizontal = 6;
/** Panes between bars are at least this wide and high, mm (windows-domain 4.5). */
export const paneBetweenBars = 120;
/** A Viennese frame of bars stands this far from the edge of the daylight, mm. */
export const viennaInset = 120;

/** Reads `2x1`, `top2x1`, `cross` or `vienna`; null for anything else and for no bar at all. */
export function barPattern(text: string): BarPattern | null {
  if (text === 'vienna') return { kind: 'vienna', vertical: 2, horizontal: 2 };
  if (text === 'cross') return { kind: 'grid', vertical: 1, horizontal: 1 };
  const match = /^(top)?(\d)x(\d)$/.exec(text);
  if (!match) return null;
  const [vertical, horizontal] = [Number(match[2]), Number(match[3])];
  if (vertical > maxVertical || horizontal > maxHorizontal || vertical + horizontal === 0) return null;
  return { kind: match[1] ? 'top' : 'grid', vertical, horizontal };
}

type Daylight = { readonly width: number; readonly height: number };

/** Running length in mm and crossings of the bars in one daylight. `top` fills the upper third only. */
export function barsIn(pattern: BarPattern, { width, height }: Daylight): { length: number; crossings: number } {
  const { kind, vertical, horizontal } = pattern;
  const verticalLength = kind === 'top' ? Math.round(height / 3) : height;
  return { length: vertical * verticalLength + horizontal * width, crossings: vertical * horizontal };
}

/** The smallest pane that the bars leave, mm (they may leave none below 120 × 120). */
export function smallestPane(pattern: BarPattern, barWidth: number, { width, height }: Daylight): Daylight {
  const { kind, vertical, horizontal } = pattern;
  if (kind === 'vienna') {
    const inside = 2 * (viennaInset + barWidth);
    return { width: Math.min(viennaInset, width - inside), height: Math.min(viennaInset, height - inside) };
  }
  const barred = kind === 'top' ? height / 3 : height;
  return {
    width: (width - vertical * barWidth) / (vertical + 1),
    height: (barred - horizontal * barWidth) / (kind === 'top' ? Math.max(horizontal, 1) : horizontal + 1),
  };
}
