import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { withTimeout } from '../timeout';
import { classifyError, Unavailable, retryTransaction } from '../inbox/errors';
import { currentTrace, runShared, withoutDeadline } from '../tracing/trace-context';

type Waiting<Item, Result> = {
  readonly item: Item;
  /** Of the request that the item belongs to. */
  readonly runInContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

const workTimeoutMs = 500;

/**
 * Collects what comes while earlier work is in hand, and does it together: the busier it is, the less each item costs. Where
 * that fails, each item goes alone: what one of them does wrong must not harm the others. What is alone and dies of a deadlock is done
 * again. Work that hangs, at a lock or on a dead connection, holds up what comes later for half a second only.
 */
export class Batcher<Item, Result> {
  private readonly waiting: Waiting<Item, Result>[] = [];
  private isWorking = false;

  /**
   * `work` is done as a whole or not at all, for `most` items at once, and resolves to their results in order. It runs in the trace of the
   * first item without its deadline, and about no order where there are several.
   */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly maxItems = 100,
  ) {}

  /** Resolves to the result of this item. Rejects with what its own work, or the infrastructure, threw, and at its caller's deadline. */
  add(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const deadlineTimer = this.rejectAtDeadline(currentTrace()?.deadline, reject);
    this.waiting.push({
      item,
      runInContext: AsyncLocalStorage.snapshot(),
      resolve: (result) => {
        clearTimeout(deadlineTimer);
        resolve(result);
      },
      reject: (error) => {
        clearTimeout(deadlineTimer);
        reject(error);
      },
    });
    if (!this.isWorking) void this.run();
    return promise;
  }

  /** Not a race of promises: every request has a deadline, and hardly one is late. */
  private rejectAtDeadline(deadline: number | undefined, reject: (error: unknown) => void): NodeJS.Timeout | undefined {
    if (deadline === undefined) return undefined;
    const ms = Math.max(0, deadline - performance.now());
    return setTimeout(() => reject(new Unavailable('not done by the deadline of its caller')), ms);
  }

  private async run(): Promise<void> {
    this.isWorking = true;
    while (await this.hasWaiting()) {
      await withTimeout(workTimeoutMs, this.runBatch(this.waiting.splice(0, this.maxItems)), 'not done').catch(
        () => undefined,
      );
    }
    this.isWorking = false;
  }

  private async runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const items = batch.map(({ item }) => item);
    const around = batch.length > 1 ? runShared : withoutDeadline;
    const work = () => batch[0]!.runInContext(() => around(() => this.work(items)));
    try {
      const results = await (batch.length > 1 ? work() : retryTransaction(work));
      batch.forEach(({ resolve }, nth) => resolve(results[nth]!));
    } catch (error) {
      if (batch.length > 1 && classifyError(error) !== 'infrastructure')
        for (const one of batch) await this.runBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  /** Looks a turn later: whoever got a result comes with the next item at once. */
  private async hasWaiting(): Promise<boolean> {
    await turn();
    return this.waiting.length > 0;
  }
}
