import { eventLogMigrations } from '@fenestra/messaging/transport/postgres/postgres-transport';
import { connect } from '@fenestra/platform/database/database';
import { migrate } from '@fenestra/platform/database/migrations';
import { migrateService } from '@fenestra/platform/service/service-stores';
import { renewPasswords } from './databases';
import type { Outcome } from './shop-outcome';
import { openAllDatabases } from './shop-access';
import { eventLogOwner } from './event-log-owner';

/** The migration step, before new processes start: services that wait for it become ready. */
export async function migrateAll(): Promise<Outcome> {
  const { services, databaseUrl, config, places, owners } = await openAllDatabases();
  await renewPasswords(places, owners);
  for (const service of services) await migrateService(service, databaseUrl(service.name));
  if (!config.KAFKA_BROKERS) {
    const log = await connect(databaseUrl(eventLogOwner), eventLogOwner);
    try {
      await migrate(log, eventLogOwner, eventLogMigrations);
    } finally {
      await log.destroy();
    }
  }
  const names = services.map(({ name }) => name);
  return { done: true, text: `in date: ${names.join(', ')}`, data: { inDate: names } };
}
