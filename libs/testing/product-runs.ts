import { seedOf } from './seed';

/** Changes in one sequence. */
export const maxSteps = 12;

const steps = Number(process.env['PRODUCT_STEPS'] ?? 0);

type ProductRuns = { readonly numRuns: number; readonly seed: number };

/** Returns the runs of a test that changes any product: `PRODUCT_STEPS=300000` makes so many changes, `PRODUCT_SEED` repeats those of a run. */
export const productRuns = (numRuns: number): ProductRuns => ({
  numRuns: steps ? Math.ceil(steps / maxSteps) : numRuns,
  seed: seedOf('PRODUCT_SEED'),
});

/** Returns the runs of each product, so that every product is reached whatever the seed is. */
export const runsOfEach = (all: ProductRuns, products: readonly string[]): ProductRuns => ({
  ...all,
  numRuns: Math.ceil(all.numRuns / products.length),
});
