import { availableParallelism } from 'node:os';
import type { KafkaSecurity } from '@fenestra/messaging/transport/kafka/kafka-security';
import type { EventTransport } from '@fenestra/messaging/transport/transport';
import { type PrivateService, servicePorts } from '@fenestra/clients/service-clients';
import { type ConnectionBudget, shareConnections } from '@fenestra/platform/database/connections';
import { launchPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import type { Service } from '@fenestra/platform/service/service';
import { databaseFolder, type DataFolder } from './data-folder';
import type { DatabaseLocations, DatabaseUrl } from './databases';
import { eventLogOwner } from './event-log-owner';
import type { HostConfig } from './host-config';

// Where services keep their data and hand over their events: the only file that knows how the shop is deployed.

export type DatabaseServer = { readonly url: string | undefined; readonly ready: Promise<void> };

/** The database server that is configured, else an embedded one in the data folder, whose process runs but may still recover. */
export async function openDatabaseServer(
  { DATABASE_URL, FENESTRA_FSYNC }: HostConfig,
  folder: DataFolder | undefined,
  closing: AsyncDisposableStack,
): Promise<DatabaseServer> {
  if (DATABASE_URL || !folder) return { url: DATABASE_URL, ready: Promise.resolve() };
  const { databasePassword: password } = folder.secrets;
  const options = { folder: databaseFolder(folder.path), password, durable: FENESTRA_FSYNC === 'on' };
  const postgres = await launchPostgres(options);
  closing.defer(() => postgres.stop());
  return postgres;
}

/** Kafka where brokers are configured, else the event log in a PostgreSQL database of its own. Only that one is loaded. */
export async function openTransport(
  config: HostConfig,
  { databaseUrl, connections, awaitsMigrations }: EventLogAccess,
  closing: AsyncDisposableStack,
): Promise<EventTransport> {
  if (config.KAFKA_BROKERS) {
    const { KafkaTransport } = await import('@fenestra/messaging/transport/kafka/kafka-transport');
    const kafka = new KafkaTransport({
      brokers: config.KAFKA_BROKERS,
      clientId: 'fenestra',
      security: kafkaSecurity(config),
    });
    closing.defer(() => kafka.stop());
    return kafka;
  }
  const { connect } = await import('@fenestra/platform/database/database');
  const { migrate } = await import('@fenestra/platform/database/migrations');
  const { eventLogMigrations, PostgresTransport } =
    await import('@fenestra/messaging/transport/postgres/postgres-transport');
  const log = await connect(databaseUrl(eventLogOwner), eventLogOwner, [], connections);
  closing.defer(() => log.destroy());
  if (!awaitsMigrations) await migrate(log, eventLogOwner, eventLogMigrations);
  const transport = new PostgresTransport(log);
  closing.defer(() => transport.stop());
  return transport;
}

type EventLogAccess = {
  readonly databaseUrl: DatabaseUrl;
  readonly connections: number;
  readonly awaitsMigrations: boolean;
};

function kafkaSecurity({ KAFKA_TLS, KAFKA_SASL, KAFKA_USERNAME, KAFKA_PASSWORD }: HostConfig): KafkaSecurity {
  const tls = KAFKA_TLS === 'on';
  return KAFKA_SASL
    ? { tls, sasl: { mechanism: KAFKA_SASL, username: KAFKA_USERNAME!, password: KAFKA_PASSWORD! } }
    : { tls };
}

/** Where databases are, by the variables. */
export function databaseLocationsFrom(config: HostConfig, server = config.DATABASE_URL): DatabaseLocations {
  const owners = [...(Object.keys(servicePorts) as PrivateService[]), eventLogOwner] as const;
  const variable = (owner: (typeof owners)[number]) =>
    `${owner.toUpperCase() as Uppercase<typeof owner>}_DATABASE_URL` as const;
  return { server, ofOwner: Object.fromEntries(owners.map((owner) => [owner, config[variable(owner)]])) };
}

/** How many connections each part of this process may hold. */
export function connectionBudget(
  services: readonly Service[],
  { DATABASE_URL, DATABASE_POOL, KAFKA_BROKERS, REDIS_URL }: HostConfig,
  serverLimit: number,
): ConnectionBudget {
  const withJobs = REDIS_URL ? [] : services.filter(({ jobs }) => jobs?.length);
  const databases = services.filter(({ migrations }) => migrations).length;
  const cores = DATABASE_URL ? undefined : availableParallelism();
  const demand = { databases, withJobs: withJobs.length, logInPostgres: !KAFKA_BROKERS };
  return shareConnections(serverLimit, { ...demand, cores, pool: DATABASE_POOL });
}
