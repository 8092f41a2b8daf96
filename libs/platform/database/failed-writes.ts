import type { DataSource, Logger } from 'typeorm';

/** What the server says when it has no room for a row, or cannot write it down. */
const reasons: Readonly<Record<string, string>> = { '53100': 'the disk is full', '58030': 'the disk fails' };
const retryDelayMs = 1_000;

/**
 * Hears of the statements of a database that failed because nothing can be written. Small changes may still succeed then, in
 * places that are free within the files, so that a probe of its own would see nothing until a shopper's order fails.
 */
export class FailedWrites implements Logger {
  private reason: string | undefined;
  private pendingCheck: Promise<void> | undefined;

  logQueryError(error: string | Error): void {
    const { code } = error as { code?: string };
    this.reason = reasons[code ?? ''] ?? this.reason;
  }

  /** Once a write has failed, writing is tried before each answer, at most once a second. */
  async findReason(db: DataSource): Promise<string | undefined> {
    if (this.reason) await (this.pendingCheck ??= this.checkWrite(db));
    return this.reason;
  }

  private async checkWrite(db: DataSource): Promise<void> {
    setTimeout(() => (this.pendingCheck = undefined), retryDelayMs).unref();
    if (await canWrite(db)) this.reason = undefined;
  }

  // What TypeORM tells beside that is told elsewhere.
  logQuery(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

/** A megabyte in a new file, which takes new room on the disk and is gone with its transaction. */
async function canWrite(db: DataSource): Promise<boolean> {
  const runner = db.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(
      `CREATE TABLE room_to_write AS SELECT repeat(md5(n::text), 32) AS filling FROM generate_series(1, 1000) n`,
    );
    return true;
  } catch {
    return false;
  } finally {
    await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

/** Why the database cannot write, or nothing where it can. */
export const failedWrites = async (db: DataSource): Promise<string | undefined> =>
  db.logger instanceof FailedWrites ? db.logger.findReason(db) : undefined;
