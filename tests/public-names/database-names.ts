import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Service } from '@fenestra/platform/service/service';
import { databaseWith } from '@fenestra/testing/database';

const libraries = join(__dirname, '../../libs');
const shared = {
  messaging: join(libraries, 'messaging/migrations'),
  'event log': join(libraries, 'messaging/transport/postgres/migrations'),
  jobs: join(libraries, 'platform/jobs/migrations'),
};

/** Returns what the migrations of each owner create: tables, columns, indexes, constraints and functions. */
export async function databaseNames(services: readonly Service[]): Promise<string[]> {
  const own = services.flatMap(({ name, migrations }) => (migrations ? [[name, migrations] as const] : []));
  const names: string[] = [];
  for (const [owner, folder] of [...own, ...Object.entries(shared)]) {
    const database = await databaseWith(folder);
    try {
      names.push(...(await namesIn(database)).map((name) => `${owner}: ${name}`));
    } finally {
      await database.destroy();
    }
  }
  return names;
}

async function namesIn(database: DataSource): Promise<string[]> {
  const rows = await database.query<{ name: string }[]>(`
    WITH own AS (SELECT oid FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema')
    SELECT 'column ' || table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema')
    UNION SELECT 'index ' || indexname FROM pg_indexes WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
    UNION SELECT 'constraint ' || conname FROM pg_constraint JOIN own ON own.oid = connamespace WHERE contype IN ('c', 'f', 'u', 'x', 'p')
    UNION SELECT 'function ' || proname FROM pg_proc JOIN own ON own.oid = pronamespace
    UNION SELECT 'type ' || typname || ' = ' || enumlabel FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid`);
  return rows.map(({ name }) => name);
}
