import type { Admin } from 'kafkajs';
import { retentionDays } from '../topics';

const minAgeMs = 16_000; // its double and fourfold lie behind the 30 s and the minute after which somebody is told
const maxAgeMs = retentionDays * 86_400_000;

/**
 * Since when records wait that no reader here has in hand: another process has them, or nobody. The log finds offsets by time, not times
 * by offset, so it is asked for twice the age until a record is younger: each has waited since the moment that is told, and for less
 * than twice as long. What is younger than 16 s is on its way, and left out.
 */
export async function findWaitingSince(
  admin: Admin,
  topic: string,
  offsets: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, Date>> {
  const since = new Map<number, Date>();
  const now = Date.now();
  for (let [open, ageMs] = [offsets, minAgeMs]; open.size > 0 && ageMs < maxAgeMs; ageMs *= 2) {
    const then = now - ageMs;
    const firstThen = await admin.fetchTopicOffsetsByTimestamp(topic, then);
    const firsts = new Map(firstThen.map(({ partition, offset }) => [partition, Number(offset)]));
    open = new Map([...open].filter(([partition, offset]) => offset < (firsts.get(partition) ?? 0)));
    for (const partition of open.keys()) since.set(partition, new Date(then));
  }
  return since;
}
