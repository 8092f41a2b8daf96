import { appendFileSync } from 'node:fs';

/** Notes that it has begun, then keeps its thread busy. */
export function work({ noted, name, ms }: { noted: string; name: string; ms: number }): string {
  appendFileSync(noted, `${name}\n`);
  if (name === 'broken') throw new Error('cannot be done');
  if (name === 'deadly') process.exit(1);
  for (const end = performance.now() + ms; performance.now() < end;);
  return `${name} is done`;
}
