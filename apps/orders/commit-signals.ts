import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '@fenestra/messaging/outbox/around-commit';

/**
 * Wakes requests that wait for something to be committed in this process. Only a fast path:
 * in another process nobody hears it, so whoever waits also looks for himself now and then.
 */
@Injectable()
export class CommitSignals implements BeforeApplicationShutdown {
  private readonly waiting = new Map<string, Set<() => void>>();
  /** True once the service stops: nobody should wait any longer. */
  closing = false;

  beforeApplicationShutdown(): void {
    this.closing = true;
    for (const name of this.waiting.keys()) this.wake(name);
  }

  /** Rings once the transaction is committed. */
  ring(tx: EntityManager, name: string): void {
    afterCommit(tx, () => this.wake(name));
  }

  /** Resolves when it rings, after `ms` at the latest. */
  heard(name: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const listeners = this.waiting.get(name) ?? new Set();
      const done = (): void => {
        clearTimeout(timer);
        listeners.delete(done);
        if (listeners.size === 0) this.waiting.delete(name);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.waiting.set(name, listeners.add(done));
    });
  }

  private wake(name: string): void {
    for (const done of [...(this.waiting.get(name) ?? [])]) done();
  }
}
