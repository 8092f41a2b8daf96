import { spawnSync } from 'node:child_process';
import { topics } from '@fenestra/messaging/transport/topics';
import type { Books } from '../rig/books';

/** One record as it stands in the log, for everybody to read. */
export type LogRecord = {
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;
  readonly eventId: string;
  readonly key: string;
  readonly type: string;
};

/** Where the events are: in PostgreSQL, or on a Kafka broker. */
export type EventWitness = {
  read(books: Books): Promise<LogRecord[]>;
  /** Records that groups have still to come to. */
  behind(books: Books): Promise<{ group: string; topic: string; partition: number; records: number }[]>;
};

export const eventLogInPostgres: EventWitness = {
  read: (books) =>
    books.rows(
      'events',
      `SELECT topic, partition, "offset"::int, event_id AS "eventId", key, type FROM event_log ORDER BY topic, partition, "offset"`,
    ),
  behind: (books) =>
    books.rows(
      'events',
      `SELECT consumer_group AS "group", topic, partition, (p.next_offset - c.next_offset)::int AS records
       FROM consumer_offset c JOIN event_partition p USING (topic, partition) WHERE c.next_offset < p.next_offset`,
    ),
};

/** With a foreign client: what it reads, an ERP can read. */
export function eventLogOnKafka(brokers: string, kcat: string): EventWitness {
  return {
    read: async () => topics.flatMap((topic) => readTopic(kcat, brokers, topic)),
    // Kept by the broker for its own clients; the inboxes tell the same, event by event.
    behind: async () => [],
  };
}

function readTopic(kcat: string, brokers: string, topic: string): LogRecord[] {
  const args = ['-C', '-b', brokers, '-t', topic, '-o', 'beginning', '-e', '-q', '-J'];
  const { stdout, status, stderr } = spawnSync(kcat, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`kcat could not read ${topic}: ${stderr}`);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { partition, offset, key, headers = [] } = JSON.parse(line) as KcatRecord;
      const header = (name: string): string => headers[headers.indexOf(name) + 1] ?? '';
      return { topic, partition, offset, key, eventId: header('ce_id'), type: header('ce_type') };
    });
}

type KcatRecord = { partition: number; offset: number; key: string; headers?: string[] };
