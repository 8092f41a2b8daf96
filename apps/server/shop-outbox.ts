import { republish } from '@fenestra/messaging/outbox/republish';
import type { Outcome } from './shop-outcome';
import { inAllDatabases } from './shop-stores';

/** All services send again what they have sent since then; groups that have handled it drop it. */
export async function replayOutbox(since: Date): Promise<Outcome> {
  const counts = await inAllDatabases(async (db, service) => [{ service, events: await republish(db, since) }]);
  const told = counts.filter(({ events }) => events > 0).map(({ service, events }) => `${service} ${events}`);
  const text = told.length === 0 ? 'nothing was sent since then' : `events that go out again: ${told.join(', ')}`;
  return { done: true, text, data: counts };
}
