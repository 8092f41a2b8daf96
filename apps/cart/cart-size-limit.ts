import { maxCartLines } from '@fenestra/domain/ordering/quantity-limits';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { CartContent } from './cart.entity';

/**
 * Bytes of a cart as it is stored, with what was taken out last: a hundred windows need 100,000, a hundred rows of six twice as
 * much as this allows. What is answered of a cart, sent of it or ordered is no longer than that.
 */
export const maxCartBytes = 256_000;

const sizeOf = (content: CartContent): number => Buffer.byteLength(JSON.stringify(content));

/** Whether a cart may become this. One that is too long or too large may still become smaller. */
export function checkCartSize(before: CartContent | undefined, after: CartContent): Result<CartContent, 'cart-full'> {
  const lines = before?.lines.length ?? 0;
  if (after.lines.length > maxCartLines && after.lines.length > lines) return refuse('cart-full');
  const size = sizeOf(after);
  if (size > maxCartBytes && (!before || size > sizeOf(before))) return refuse('cart-full', { tooLarge: true });
  return accept(after);
}
