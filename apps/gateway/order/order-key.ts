import { createHash } from 'node:crypto';

/** A caller's Idempotency-Key counts for one cart or order only, so that nobody can take another visitor's. Without one the cart is its own key. */
export const keyFor = (cartOrToken: string, given = ''): string =>
  createHash('sha256').update(`${cartOrToken} ${given}`).digest('base64url');
