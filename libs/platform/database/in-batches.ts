/** Rows that a sweep deletes at once: few enough that no other statement waits for long. */
export const batchSize = 500;

/**
 * Repeats each until a batch, which resolves to its number of rows, was not full. One that fails keeps none of the others from their end; its
 * fault is thrown then.
 */
export async function inBatches(...batches: readonly (() => Promise<number>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const batch of batches) {
    try {
      while ((await batch()) === batchSize);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw errors.length === 1 ? errors[0] : new AggregateError(errors, `${errors.length} of ${batches.length} failed`);
}
