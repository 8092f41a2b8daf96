import type { Area, Configuration, TransomLight } from '../configuration';

/** Fields beside each other: the main row, or the light above or below it (`place`). */
export type Row = {
  readonly place: 'main' | TransomLight['place'];
  readonly areas: readonly Area[];
  /** Edge of the frame or axis of the transom, mm. */
  readonly top: number;
  readonly bottom: number;
};

/** The main row, then the light where there is one. */
export function rowsOf({ areas, height, light }: Pick<Configuration, 'areas' | 'height' | 'light'>): Row[] {
  if (!light) return [{ place: 'main', areas, top: 0, bottom: height }];
  const [main, over] = inRows(areas, light);
  const at = transomAt(height, light);
  const [upper, lower] = [
    { top: 0, bottom: at },
    { top: at, bottom: height },
  ];
  const isAbove = light.place === 'above';
  return [
    { place: 'main', areas: main!, ...(isAbove ? lower : upper) },
    { place: light.place, areas: over!, ...(isAbove ? upper : lower) },
  ];
}

/** What there is one of for each field, by rows. */
export function inRows<Item>(items: readonly Item[], light: object | undefined): Item[][] {
  return light ? [items.slice(0, -1), items.slice(-1)] : [[...items]];
}

/** Distance of the axis of a transom from the top of the frame, mm. */
export const transomAt = (height: number, light: TransomLight): number =>
  light.place === 'above' ? light.height : height - light.height;
