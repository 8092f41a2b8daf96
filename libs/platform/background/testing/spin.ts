import { appendFileSync, existsSync } from 'node:fs';

/** `until` is a file: with it the thread rests until that is there, and no longer than it would be busy. */
type Work = { readonly noted: string; readonly name: string; readonly ms: number; readonly until?: string };

/** Notes that it has begun, then keeps its thread busy. */
export function work({ noted, name, ms, until }: Work): string {
  appendFileSync(noted, `${name}\n`);
  if (name === 'broken') throw new Error('cannot be done');
  if (name === 'deadly') process.exit(1);
  for (const end = performance.now() + ms; performance.now() < end && !(until && existsSync(until));)
    if (until) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  return `${name} is done`;
}
