import type { Recommendation } from './accessory-item';

/** A product of the cart as the calculator needs it: frame size in mm and how many sashes open. */
export type MountedElement = {
  readonly width: number;
  readonly height: number;
  readonly sashes: number;
  readonly quantity: number;
};

/** What a count is worked out from, over all elements: perimeter in m. */
export type Measures = { readonly pieces: number; readonly perimeter: number; readonly sashes: number };

export const measuresOf = (elements: readonly MountedElement[]): Measures => ({
  pieces: sumOf(elements, () => 1),
  perimeter: sumOf(elements, ({ width, height }) => 2 * (width + height)) / 1000,
  sashes: sumOf(elements, ({ sashes }) => sashes),
});

/**
 * How many units a cart of windows needs, by windows-domain 7.8 (PICK-04). 0 means that the shop recommends none, null that
 * there is nothing to work it out from.
 */
export function recommendedQuantity(rule: Recommendation, elements: readonly MountedElement[]): number | null {
  const { pieces, perimeter, sashes } = measuresOf(elements);
  if (pieces === 0) return null;
  switch (rule.rule) {
    case 'perimeter':
      return up((perimeter * (rule.unitsPerMetre ?? 1)) / (rule.metresPerUnit ?? 1));
    case 'anchors':
      return sumOf(elements, ({ width, height }) => 2 * (anchorsAlong(width) + anchorsAlong(height)));
    case 'elements':
      return up(pieces / rule.elementsPerUnit);
    case 'reveal':
      return sumOf(elements, ({ width, height }) => up((2 * height + width) / rule.unitLength));
    case 'sashes':
      return sashes;
    case 'order':
      return 1;
    case 'none':
      return 0;
  }
}

const sumOf = (elements: readonly MountedElement[], each: (element: MountedElement) => number): number =>
  elements.reduce((total, element) => total + element.quantity * each(element), 0);

/** At least two on each side; 150 mm from the corners, at most 700 mm apart. */
const anchorsAlong = (length: number): number => Math.max(2, 1 + up((length - 300) / 700));

/** Rounds up, but not because 6.000000000000001 is more than 6. */
const up = (value: number): number => Math.ceil(value - 1e-9);
