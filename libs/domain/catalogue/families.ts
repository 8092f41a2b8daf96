import { jointsOf } from '../configuration/geometry/geometry';
import type { ProductType } from './product-type';

/** How the shop root groups what it sells, in its order. */
export const families = [
  'single',
  'double',
  'triple',
  'balcony',
  'terrace',
  'slide',
  'entrance',
  'assembly',
  'roof',
] as const;
export type Family = (typeof families)[number];

const ofType: Readonly<Partial<Record<string, Family>>> = {
  B: 'balcony',
  D: 'terrace',
  E: 'entrance',
  P: 'slide',
  R: 'roof',
};

/** A window belongs to its number of sashes beside each other, whatever stands above them. */
export function familyOf({ type, layout }: Pick<ProductType, 'type' | 'layout'>): Family {
  const windows = ['single', 'double', 'triple'] as const;
  return ofType[type] ?? windows[Math.min(jointsOf(layout).length, 2)]!;
}
