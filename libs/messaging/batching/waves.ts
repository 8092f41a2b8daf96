import type { EventRecord } from '../transport/transport';

/**
 * Cuts a partition's records into turns in which no key comes twice. Order matters only within a key, so the records of a turn
 * may be handled side by side; the next turn begins when all of them are done.
 */
export function wavesOf<Delivered extends { readonly record: Pick<EventRecord, 'key'> }>(
  deliveries: readonly Delivered[],
): Delivered[][] {
  const turns: Delivered[][] = [];
  let keys = new Set<string>();
  for (const delivered of deliveries) {
    const { key } = delivered.record;
    if (turns.length === 0 || keys.has(key)) {
      turns.push([]);
      keys = new Set();
    }
    keys.add(key);
    turns.at(-1)!.push(delivered);
  }
  return turns;
}
