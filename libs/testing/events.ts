import { randomUUIDv7 } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { DataOf, EventContract } from '@fenestra/contracts/event';
import type { EventTransport } from '@fenestra/messaging/transport/transport';

/** Puts an event into the log in its owner's place, twice: every reaction has to bear that. */
export async function publish<E extends EventContract>(
  transport: EventTransport,
  event: E,
  data: DataOf<E>,
): Promise<string> {
  const id = randomUUIDv7();
  const headers = { ce_source: '/fenestra/tests', ce_time: new Date().toISOString() };
  const record = { id, topic: event.topic, key: event.key(data), type: event.type, headers };
  const twice = [record, record].map((each) => ({ ...each, data: JSON.stringify(event.data.parse(data)) }));
  await transport.append(twice);
  return id;
}

/** What a service has emitted of one kind, in its order, whether the relay has taken it or not. */
export async function emitted<E extends EventContract>(db: DataSource, event: E): Promise<DataOf<E>[]> {
  const rows = await db.query<{ data: string }[]>(
    `SELECT data FROM (SELECT id, type, data FROM outbox UNION SELECT id, type, data FROM outbox_sent) emitted WHERE type = $1 ORDER BY id`,
    [event.type],
  );
  return rows.map(({ data }) => event.data.parse(JSON.parse(data)) as DataOf<E>);
}

/** The event that an emitted one names as its cause. */
export async function causeOf(db: DataSource, event: EventContract, subject: string): Promise<string | undefined> {
  const [row] = await db.query<{ cause: string }[]>(
    `SELECT headers->>'ce_causationid' AS cause FROM (SELECT type, subject, headers FROM outbox
       UNION SELECT type, subject, headers FROM outbox_sent) emitted WHERE type = $1 AND subject = $2`,
    [event.type, subject],
  );
  return row?.cause;
}
