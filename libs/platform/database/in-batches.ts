/** Rows that a sweep deletes at once: few enough that no other statement waits for long. */
export const batchSize = 500;

/** Repeats until a batch, which resolves to its number of rows, was not full. */
export async function inBatches(batch: () => Promise<number>): Promise<void> {
  while ((await batch()) === batchSize);
}
