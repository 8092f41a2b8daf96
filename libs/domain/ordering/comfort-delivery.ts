/** What two people carry into a flat: kg and mm for one piece (SERV-14). */
export const comfortLimits = { weightKg: 70, shortSide: 2000, longSide: 3000 } as const;

type Piece = { readonly width: number; readonly height: number; readonly weightKg: number };

/** Why comfort delivery cannot carry a piece; null where it can. A piece may be turned. */
export function comfortObstacle({ width, height, weightKg }: Piece): 'weight' | 'size' | null {
  if (weightKg > comfortLimits.weightKg) return 'weight';
  const { shortSide, longSide } = comfortLimits;
  return Math.min(width, height) > shortSide || Math.max(width, height) > longSide ? 'size' : null;
}
