import type { EventRecord } from '../transport/transport';

/**
 * Cuts a partition's records into waves in which no key comes twice. Order matters only within a key, so the records of a wave
 * may be handled side by side; the next wave begins when all of them are done.
 */
export function uniqueKeyBatches<Delivered extends { readonly record: Pick<EventRecord, 'key'> }>(
  items: readonly Delivered[],
): Delivered[][] {
  const batches: Delivered[][] = [];
  let keys = new Set<string>();
  for (const item of items) {
    const { key } = item.record;
    if (batches.length === 0 || keys.has(key)) {
      batches.push([]);
      keys = new Set();
    }
    keys.add(key);
    batches.at(-1)!.push(item);
  }
  return batches;
}
