import { createHash, randomUUIDv7 } from 'node:crypto';
import { randomText } from '@fenestra/messaging/tracing/random-text';

/** Nobody can guess it: 128 random bits, base64url, 22 characters. For configurations, carts and order tokens. */
export const opaqueId = (): string => randomText(16, 'base64url');

/** UUIDv7 of this moment, so that rows lie in the order in which they were made. For orders and payments. */
export const rowId = (): string => randomUUIDv7();

/** The same UUID (version 8) for the same texts: what a request makes has one id, however often the request comes. */
export function idFrom(...texts: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(12, 15)}`,
    `8${hash.slice(15, 18)}`,
    hash.slice(18, 30),
  ].join('-');
}

/** When a UUIDv7 was made. */
export const timeOfId = (id: string): Date => new Date(parseInt(id.slice(0, 13).replace('-', ''), 16));
