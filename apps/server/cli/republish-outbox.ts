import { republish } from '@fenestra/messaging/outbox/republish';
import type { CommandOutcome } from './command-outcome';
import { forEachDatabase } from './service-databases';

/** All services send again what they have sent since then; groups that have handled it drop it. */
export async function republishOutbox(since: Date): Promise<CommandOutcome> {
  const counts = await forEachDatabase(async (db, service) => [{ service, events: await republish(db, since) }]);
  const countTexts = counts.filter(({ events }) => events > 0).map(({ service, events }) => `${service} ${events}`);
  const text =
    countTexts.length === 0 ? 'nothing was sent since then' : `events that go out again: ${countTexts.join(', ')}`;
  return { done: true, text, data: counts };
}
