import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';

/**
 * Wakes requests that wait for something to be committed in this process. Only a fast path:
 * in another process nobody is woken, so whoever waits also looks now and then.
 */
@Injectable()
export class CommitSignals implements BeforeApplicationShutdown {
  private readonly waiting = new Map<string, Set<() => void>>();
  /** True once the service stops: nobody should wait any longer. */
  isClosing = false;

  beforeApplicationShutdown(): void {
    this.isClosing = true;
    for (const name of this.waiting.keys()) this.wake(name);
  }

  /** Wakes those who wait for `name` once the unit of work has committed. */
  notify(unit: UnitOfWork, name: string): void {
    unit.afterCommit(() => this.wake(name));
  }

  /** Resolves at the next `notify`, after `ms` at the latest. */
  waitFor(name: string, ms: number): Promise<void> {
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
