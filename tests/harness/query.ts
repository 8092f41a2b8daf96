import { Client } from 'pg';

/** Runs one statement on a connection of its own, as an operator does with `psql`, and returns its rows. */
export async function query<Row>(url: string, sql: string): Promise<[Row, ...Row[]]> {
  const client = new Client({ connectionString: url, application_name: 'tests' });
  try {
    await client.connect();
    return (await client.query(sql)).rows as [Row, ...Row[]];
  } finally {
    await client.end();
  }
}
