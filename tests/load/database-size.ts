import { Client } from 'pg';

/** Bytes on disk of the tables of a database with their indexes, when room of rows that are gone is taken again. */
export async function sizeOfDatabase(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('VACUUM'); // before a file grows
  const { rows } = await client.query<{ size: string }>(
    `SELECT sum(pg_relation_size(c.oid, 'main')) AS size FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind IN ('r', 'i', 't') AND nspname NOT IN ('pg_catalog', 'information_schema')`,
  );
  await client.end();
  return Number(rows[0]!.size);
}
