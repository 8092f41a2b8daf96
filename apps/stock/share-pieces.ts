import type { ReservedLine } from './reservation.entity';

export type WantedLine = {
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
export function sharing(levels: readonly Level[]): (wanted: readonly WantedLine[]) => ReservedLine[] {
  const free = new Map(levels.map(({ product, onHand, reserved }) => [product, onHand - reserved]));
  const serve = ({ line, product, quantity, most = quantity }: WantedLine): ReservedLine => {
    const left = free.get(product) ?? 0;
    const reserved = Math.min(quantity, most, left);
    free.set(product, left - reserved);
    return { line, product, reserved, backOrdered: quantity - reserved };
  };
  return (wanted) => wanted.map(serve);
}
