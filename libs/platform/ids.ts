import { randomBytes, randomUUIDv7 } from 'node:crypto';

/** Nobody can guess it: 128 random bits, base64url, 22 characters. For configurations, carts and order tokens. */
export const opaqueId = (): string => randomBytes(16).toString('base64url');

/** UUIDv7 of this moment, so that rows lie in the order in which they were made. For orders and lines; events get theirs from PostgreSQL. */
export const rowId = (): string => randomUUIDv7();
