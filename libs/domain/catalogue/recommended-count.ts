import type { AccessoryItem } from './accessory-item';

/** A product of the cart as the calculator needs it: frame size in mm and how many sashes open. */
export type Element = {
  readonly width: number;
  readonly height: number;
  readonly sashes: number;
  readonly quantity: number;
};

/** How many units a cart of windows needs, by windows-domain 7.8 (PICK-04). 0 means that the shop recommends none. */
export function recommendedCount(
  { recommended }: Pick<AccessoryItem, 'recommended'>,
  elements: readonly Element[],
): number {
  const sum = (each: (element: Element) => number) =>
    elements.reduce((total, element) => total + element.quantity * each(element), 0);
  const perimeter = sum(({ width, height }) => 2 * (width + height)) / 1000;
  const pieces = sum(() => 1);
  if (pieces === 0) return 0;
  switch (recommended.rule) {
    case 'perimeter':
      return up((perimeter * (recommended.unitsPerMetre ?? 1)) / (recommended.metresPerUnit ?? 1));
    case 'anchors':
      return sum(({ width, height }) => 2 * (anchorsAlong(width) + anchorsAlong(height)));
    case 'elements':
      return up(pieces / recommended.elementsPerUnit);
    case 'reveal':
      return sum(({ width, height }) => up((2 * height + width) / recommended.unitLength));
    case 'sashes':
      return sum(({ sashes }) => sashes);
    case 'order':
      return 1;
    case 'none':
      return 0;
  }
}

/** At least two on each side; 150 mm from the corners, at most 700 mm apart. */
const anchorsAlong = (length: number): number => Math.max(2, 1 + up((length - 300) / 700));

/** Rounds up, but not because 6.000000000000001 is more than 6. */
const up = (value: number): number => Math.ceil(value - 1e-9);
