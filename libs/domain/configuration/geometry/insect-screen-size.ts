import { type Field, type Geometry, sizeOf } from './geometry';
import type { Size } from './rectangle';

/** What the rebate takes on both sides together, mm (windows-domain 7.4). */
export const overlap = 40;

/**
 * Size of an insect net for a sash: its rebate, or for sashes at a stulp both together where one net is not too wide.
 * `covers` are the areas that need no other net. Null for fixed glazing.
 */
export function insectScreenSize(
  field: Field,
  geometry: Geometry,
  widthMax: number,
): (Size & { covers: string[] }) | null {
  if (!field.sash || !field.ffb) return null;
  const partner = stulpPartner(field, geometry.fields);
  if (partner?.sash) {
    const width = Math.max(field.sash[2], partner.sash[2]) - Math.min(field.sash[0], partner.sash[0]) - overlap;
    if (width <= widthMax)
      return { width, height: sizeOf(field.sash).height - overlap, covers: [field.area, partner.area] };
  }
  return { ...field.ffb, covers: [field.area] };
}

/** A net that is higher, in mm, or larger, in m², gets a cross bar. */
export type CrossBarOver = { readonly heightOver: number; readonly areaOver: number };

/** As nets are made (windows-domain 7.4); a price list says from when on it charges for the bar. */
export const crossBarOver: CrossBarOver = { heightOver: 1400, areaOver: 1.8 };

/** Areas count by hundredths of a square metre. */
export const hasCrossBar = ({ width, height }: Size, { heightOver, areaOver }: CrossBarOver): boolean =>
  height > heightOver || Math.round((width * height) / 10_000) > areaOver * 100;

/** The sash on the other side of the stulp, from whichever side the fields are seen. */
function stulpPartner({ left, right, edges }: Field, fields: readonly Field[]): Field | undefined {
  if (edges.right === 'stulp') return fields.find((other) => other.edges.left === 'stulp' && other.left === right);
  if (edges.left === 'stulp') return fields.find((other) => other.edges.right === 'stulp' && other.right === left);
  return undefined;
}
