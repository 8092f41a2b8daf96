import { connect } from '@fenestra/platform/database/database';
import { KafkaTransport } from '../transport/kafka/kafka-transport';
import { PostgresTransport } from '../transport/postgres/postgres-transport';
import type { EventTransport } from '../transport/transport';

/** Where a log is, in words that can be handed to another process. */
export type LogAddress =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'kafka'; readonly brokers: string };

/** A client of the log. The PostgreSQL one owns its connections here: `stop` closes them. */
export async function openTransport(address: LogAddress, ...topics: string[]): Promise<EventTransport> {
  if (address.kind === 'kafka')
    return new KafkaTransport({ brokers: address.brokers, clientId: 'tests', sessionTimeoutMs: 6_000 }, topics);
  const log = await connect(address.url, 'test-log');
  return new (class extends PostgresTransport {
    override async stop(): Promise<void> {
      await super.stop();
      await log.destroy();
    }
  })(log);
}
