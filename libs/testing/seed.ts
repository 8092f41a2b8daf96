import { randomInt } from 'node:crypto';

const defaultSeed = 20_261_128;

/** Returns the seed of random tests in this run: the suite's own variable, else `FENESTRA_SEED`, else a fixed one. */
export function seedOf(variable = 'FENESTRA_SEED'): number {
  return Number(process.env[variable] ?? process.env['FENESTRA_SEED'] ?? defaultSeed);
}

/**
 * Chooses the seed of a run before its workers start, and prints it. `FENESTRA_FULL=1` and `PRODUCT_STEPS` look for new
 * cases, so that their seed is random.
 */
export default function chooseSeed(): void {
  const { FENESTRA_FULL, FENESTRA_SEED, PRODUCT_STEPS } = process.env;
  if (FENESTRA_SEED) return;
  const seed = String(FENESTRA_FULL || PRODUCT_STEPS ? randomInt(2 ** 31) : defaultSeed);
  process.env['FENESTRA_SEED'] = seed;
  console.log(`random tests have seed ${seed}; FENESTRA_SEED=${seed} repeats them`);
}
