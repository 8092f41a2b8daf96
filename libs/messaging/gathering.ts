import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';

type Waiting<Item, Result> = {
  readonly item: Item;
  /** Of the request that the item belongs to, with its trace and deadline. */
  readonly inItsContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
  readonly resolve: (result: Result | Promise<Result>) => void;
  readonly reject: (fault: unknown) => void;
};

/** Collects what comes while earlier work is in hand, and does it together: the busier it is, the less each item costs. */
export class Gathering<Item, Result> {
  private readonly waiting: Waiting<Item, Result>[] = [];
  private isWorking = false;

  /** `work` runs in the context of its first item and resolves to the results of all items, in their order; a promise among them is its item's own. `most` items at once. */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
    private readonly most = 100,
  ) {}

  /** Resolves to the result of this item, and rejects when the work of its batch does. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, inItsContext: AsyncLocalStorage.snapshot(), resolve, reject });
      if (!this.isWorking) void this.workOff();
    });
  }

  private async workOff(): Promise<void> {
    this.isWorking = true;
    while (await this.somethingWaits()) {
      const batch = this.waiting.splice(0, this.most);
      try {
        const results = await batch[0]!.inItsContext(() => this.work(batch.map(({ item }) => item)));
        batch.forEach(({ resolve }, nth) => resolve(results[nth]!));
      } catch (fault) {
        for (const { reject } of batch) reject(fault);
      }
    }
    this.isWorking = false;
  }

  /** Looks a turn later: whoever got a result comes with the next item at once. */
  private async somethingWaits(): Promise<boolean> {
    await turn();
    return this.waiting.length > 0;
  }
}
