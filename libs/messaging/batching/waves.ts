import type { EventRecord } from '../transport/transport';

/**
 * Cuts a partition's records into waves in which no key comes twice. Order matters only within a key, so the records of a wave
 * may be handled side by side; the next wave begins when all of them are done.
 */
export function wavesOf<Delivered extends { readonly record: Pick<EventRecord, 'key'> }>(
  deliveries: readonly Delivered[],
): Delivered[][] {
  const waves: Delivered[][] = [];
  let keys = new Set<string>();
  for (const delivered of deliveries) {
    const { key } = delivered.record;
    if (waves.length === 0 || keys.has(key)) {
      waves.push([]);
      keys = new Set();
    }
    keys.add(key);
    waves.at(-1)!.push(delivered);
  }
  return waves;
}
