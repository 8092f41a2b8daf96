import { createHash } from 'node:crypto';

/** A caller's Idempotency-Key counts for one cart or order only, so that nobody can take another visitor's. Without one the cart is its own key. */
export const scopedIdempotencyKey = (cartOrToken: string, clientKey = ''): string =>
  createHash('sha256').update(`${cartOrToken} ${clientKey}`).digest('base64url');
