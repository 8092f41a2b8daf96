import { eventLogMigrations } from '@fenestra/messaging/transport/postgres/postgres-transport';
import { connect } from '@fenestra/platform/database/database';
import { migrate } from '@fenestra/platform/database/migrations';
import { migrateService } from '@fenestra/platform/service/service-stores';
import { rotatePasswords } from '../host/databases';
import type { CommandOutcome } from './command-outcome';
import { resolveDatabases } from './service-access';
import { eventLogOwner } from '../host/event-log-owner';

/** The migration step, before new processes start: services that wait for it become ready. */
export async function migrateDatabases(): Promise<CommandOutcome> {
  const { services, databaseUrl, config, places: locations, owners } = await resolveDatabases();
  await rotatePasswords(locations, owners);
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
