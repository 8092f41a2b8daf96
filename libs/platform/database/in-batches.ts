/** Rows that a sweep deletes at once: few enough that no other statement waits for long. */
export const batchSize = 500;

/**
 * Repeats each until a batch, which resolves to its number of rows, was not full. One that fails keeps none of the others from their end; its
 * fault is thrown then.
 */
export async function inBatches(...batches: readonly (() => Promise<number>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const batch of batches) {
    try {
      while ((await batch()) === batchSize);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0)
    throw faults.length === 1 ? faults[0] : new AggregateError(faults, `${faults.length} of ${batches.length} failed`);
}
