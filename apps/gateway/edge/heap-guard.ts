import { getHeapStatistics } from 'node:v8';

const checkEveryMs = 1_000;
/** Shares of the heap limit. Near the limit V8 collects before it grows, so that a larger share is in use, not garbage. */
const fullShare = 0.9;
const resumeShare = 0.8;

type Heap = Pick<ReturnType<typeof getHeapStatistics>, 'used_heap_size' | 'heap_size_limit'>;

/** Refuses requests while the heap is nearly full, so that those in progress end before V8 ends the process (decision 93). */
export class HeapGuard {
  private isFull = false;
  private checkAt = 0;

  constructor(private readonly heap: () => Heap = getHeapStatistics) {}

  get isOverloaded(): boolean {
    const now = performance.now();
    if (now < this.checkAt) return this.isFull;
    this.checkAt = now + checkEveryMs;
    const { used_heap_size: used, heap_size_limit: limit } = this.heap();
    this.isFull = used > limit * (this.isFull ? resumeShare : fullShare);
    return this.isFull;
  }
}
