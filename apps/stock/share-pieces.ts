import type { ReservedLine } from './reservation.entity';

export type WantedLine = { readonly line: string; readonly product: number; readonly quantity: number };
type Level = { readonly product: number; readonly onHand: number; readonly reserved: number };

/** Serves the lines in turn with what is free; two lines of one product share it. What is missing is back-ordered (OPEN-Q-78). */
export function sharePieces(wanted: readonly WantedLine[], levels: readonly Level[]): ReservedLine[] {
  const free = new Map(levels.map(({ product, onHand, reserved }) => [product, onHand - reserved]));
  return wanted.map(({ line, product, quantity }) => {
    const left = free.get(product) ?? 0;
    const reserved = Math.min(quantity, left);
    free.set(product, left - reserved);
    return { line, product, reserved, backOrdered: quantity - reserved };
  });
}
