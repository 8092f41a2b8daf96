import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { retryTransaction } from '../inbox/errors';
import { insertEvents } from './new-event';
import { UnitOfWork } from './unit-of-work';

export const messagingMigrations = join(__dirname, '../migrations');

/** The one way in which a service changes its rows and says so. */
export class Outbox {
  private readonly logger = new Logger(Outbox.name);
  private readonly listeners = new Set<() => void>();

  constructor(readonly db: DataSource) {}

  /**
   * Commits what the work writes and emits, or nothing of it. Its follow-ups run after that; nobody waits for them. Work that PostgreSQL
   * ended for the sake of others (a deadlock, a failed serialization) is done again as a whole, with a unit of its own.
   */
  transaction<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return retryTransaction(() => this.transactionOnce(work));
  }

  /** The same, tried but once: for who does again what has failed, each of a batch alone. */
  async transactionOnce<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const { unit, result } = await this.db.transaction(async (tx) => {
      const unit = new UnitOfWork(tx);
      const result = await work(unit);
      await insertEvents(tx, unit.emitted);
      return { unit, result };
    });
    if (unit.emitted.length > 0) for (const listener of this.listeners) listener();
    for (const { work, runInContext } of unit.followUps) void runInContext(() => this.follow(work));
    return result;
  }

  /** Calls back after every commit that emitted something. NOTIFY would make all commits of the database queue behind one lock. */
  onEmit(listener: () => void): void {
    this.listeners.add(listener);
  }

  private async follow(followUp: () => unknown): Promise<void> {
    try {
      await followUp();
    } catch (error) {
      this.logger.error(error);
    }
  }
}
