import { connect } from '@fenestra/platform/database/database';
import { migrate } from '@fenestra/platform/database/migrations';
import { emptyDatabase } from '@fenestra/testing/database';
import { eventLogMigrations } from './postgres-transport';
import { conformance } from '../../testing/conformance';
import { randomCrashes } from '../../testing/random-crashes';
import type { LogAddress } from '../../testing/open-transport';

async function newLog(): Promise<LogAddress> {
  const url = await emptyDatabase();
  const log = await connect(url, 'tests');
  await migrate(log, 'tests', eventLogMigrations);
  await log.destroy();
  return { kind: 'postgres', url };
}

describe('the event log in PostgreSQL', () => {
  conformance(newLog);
  randomCrashes(newLog);
});
