import { DataSource } from 'typeorm';
import { eventLogMigrations, PostgresTransport } from '@fenestra/messaging/transport/postgres/postgres-transport';
import type { EventTransport } from '@fenestra/messaging/transport/transport';
import { readConfig } from '@fenestra/platform/service/config';
import { connect } from '@fenestra/platform/database/database';
import type { PrivateService } from '@fenestra/clients/service-clients';
import type { Deployment, Service } from '@fenestra/platform/service/service';
import { migrateService } from '@fenestra/platform/service/service-stores';
import { type RunningService, startService } from '@fenestra/platform/service/start-service';
import { ServiceClient } from '@fenestra/platform/http/service-client';
import { databaseFrom, databaseWith } from './database';
import { maxWaitMs, MovableClock } from './time';

export const serviceToken = 'a-token-for-tests';

type Choices = {
  /** The environment that the service's configuration is read from. */
  readonly env?: Record<string, string>;
  readonly others?: Partial<Record<PrivateService, { readonly url: string }>>;
  /** To share with other services of one test; else it gets an event log of its own. */
  readonly transport?: EventTransport;
  readonly clock?: MovableClock;
  /** By way of which the service reaches its database; the database itself is the same. */
  readonly databaseUrl?: string;
  /** Where it listens, else on a free port of 127.0.0.1, how it stops, and where processes count together. */
  readonly at?: Partial<Pick<Deployment, 'port' | 'bind' | 'drainMs' | 'redisUrl'>>;
};

export type TestService = RunningService & {
  /** What the service holds, seen from beside it. Absent for a service without a database. */
  readonly db: DataSource;
  readonly client: ServiceClient;
  readonly clock: MovableClock;
  readonly transport: EventTransport;
};

/** One service on a new database, with a real event log and a clock to move. Services that are not given do not answer. */
export async function startTestService(service: Service, choices: Choices = {}): Promise<TestService> {
  const { env = {}, others = {}, clock = new MovableClock() } = choices;
  const log = choices.transport ? undefined : await databaseWith(eventLogMigrations, 'event-log');
  const transport = choices.transport ?? new PostgresTransport(log!);
  const databaseUrl = choices.databaseUrl ?? (service.migrations ? await databaseOf(service) : '');
  const running = await startService(service, {
    databaseUrl,
    transport,
    clock,
    config: readConfig({ [service.name]: service.config }, env)[service.name],
    port: 0,
    ...choices.at,
    serviceTokens: [serviceToken],
    urlOf: (name) => others[name as PrivateService]?.url ?? 'http://127.0.0.1:1',
  });
  const db = service.migrations ? await connect(databaseUrl, 'tests', service.entities) : undefined;
  const client = new ServiceClient(() => running.url, serviceToken, maxWaitMs);
  return {
    ...running,
    db: db!,
    client,
    clock,
    transport,
    close: async () => {
      await running.close(); // before its caller, whose calls in progress it has to answer
      await client.onApplicationShutdown();
      await Promise.all([db?.destroy(), log?.destroy()]);
    },
  };
}

/** The URL of a new database with all tables of a service. */
function databaseOf(service: Service): Promise<string> {
  const template = JSON.stringify([service.name, service.migrations, (service.jobs ?? []).length > 0]);
  return databaseFrom(template, (url) => migrateService(service, url));
}
