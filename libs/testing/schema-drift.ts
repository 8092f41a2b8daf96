import { connect } from '@fenestra/platform/database/database';
import { migrate } from '@fenestra/platform/database/migrations';
import type { Service } from '@fenestra/platform/service/service';
import { emptyDatabase } from './database';

/**
 * What would have to change in the columns that the migrations make to fit the entities: nothing, if they agree.
 * `expect(await schemaDrift(orders)).toEqual([])`. Indexes, keys and defaults are the migrations' own business.
 */
export async function schemaDrift({ name, entities, migrations }: Service): Promise<string[]> {
  const db = await connect(await emptyDatabase(), 'tests', entities);
  try {
    if (migrations) await migrate(db, name, migrations);
    const { upQueries } = await db.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query).filter((query) => aboutColumns.test(query) && !/ DEFAULT/.test(query));
  } finally {
    await db.destroy();
  }
}

const aboutColumns = /^CREATE TABLE|^ALTER TABLE \S+ (ADD|DROP COLUMN|ALTER COLUMN|RENAME COLUMN) "/;
