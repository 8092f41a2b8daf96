import { Client } from 'pg';
import type { RunningShop } from '../../harness/running-shop';

/** What a shop has written down, for whoever reads it beside the shop: its databases, and the folder of its sandbox. */
export class Books {
  constructor(private readonly of: Pick<RunningShop, 'databaseUrl'> & { readonly folder: string }) {}

  /** Under which the sandbox keeps its ledger. */
  get folder(): string {
    return this.of.folder;
  }

  /** Runs `work` on the database of a service, or of the event log. */
  async inDatabase<T>(service: string, work: (db: Client) => Promise<T>): Promise<T> {
    const db = new Client({ connectionString: await this.of.databaseUrl(service) });
    await db.connect();
    try {
      return await work(db);
    } finally {
      await db.end();
    }
  }

  async rows<Row extends object>(service: string, sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.inDatabase(service, async (db) => (await db.query<Row>(sql, values)).rows);
  }
}
