import type { ReservedLine } from './reservation.entity';

export type RequestedLine = {
  readonly line: string;
  readonly product: number;
  readonly quantity: number;
  /** So many at most may be reserved; all of them where it is missing. */
  readonly most?: number | undefined;
};
type Level = { readonly product: number; readonly onHand: number; readonly reserved: number };

/**
 * Serves lines in turn with what is free at these levels: lines that ask for the same product share it, whichever order they
 * belong to. What is missing is back-ordered (OPEN-Q-78).
 */
export function stockAllocator(levels: readonly Level[]): (requested: readonly RequestedLine[]) => ReservedLine[] {
  const free = new Map(levels.map(({ product, onHand, reserved }) => [product, onHand - reserved]));
  const allocate = ({ line, product, quantity, most: maxQuantity = quantity }: RequestedLine): ReservedLine => {
    const available = free.get(product) ?? 0;
    const reserved = Math.min(quantity, maxQuantity, available);
    free.set(product, available - reserved);
    return { line, product, reserved, backOrdered: quantity - reserved };
  };
  return (requested) => requested.map(allocate);
}
