import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(4_096);
let used = pool.length;

/** Random bytes of the system's generator as text. They are fetched many at a time, because each fetch costs a system call; none is given twice. */
export function randomText(bytes: number, encoding: 'hex' | 'base64url'): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const from = used;
  used += bytes;
  const text = pool.toString(encoding, from, used);
  pool.fill(0, from, used); // what was given away is not kept
  return text;
}
