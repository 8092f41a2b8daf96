import { appendFileSync } from 'node:fs';

/** What a run has measured, for docs/operations.md: printed, and kept where FENESTRA_FIGURES says. */
export function figure(what: string, value: number | string): void {
  const line = `${what}: ${typeof value === 'number' ? Math.round(value * 10) / 10 : value}\n`;
  process.stderr.write(`  ${line}`);
  const file = process.env['FENESTRA_FIGURES'];
  if (file) appendFileSync(file, line);
}

/** Resolves to what `work` does, and to the seconds that it took. */
export async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const began = performance.now();
  const result = await work();
  return [result, (performance.now() - began) / 1_000];
}
