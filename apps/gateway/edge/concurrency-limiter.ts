export type ConcurrencyLimits = {
  /** Requests of one caller that are answered at the same time. */
  readonly maxConcurrent: number;
  /** Further ones that wait for that. */
  readonly maxQueued: number;
};
/** A network or IPv6 site that a request counts for, and the multiple of the bounds that it has. */
export type CountedNetwork = { readonly name: string; readonly multiple: number };
type Queue = CountedNetwork & { inFlight: number; readonly waiting: Set<QueuedRequest> };
type QueuedRequest = { readonly lines: readonly Queue[]; readonly go: () => void };

/** Each caller has a line of its own: who asks for much at once waits behind its own requests, not others behind them. */
export class ConcurrencyLimiter {
  private readonly queues = new Map<string, Queue>();

  constructor(private readonly limits: ConcurrencyLimits) {}

  /**
   * Calls `go` when it is the request's turn in each of its lines, the widest of which is the last. Gives what says that the request is over or its
   * caller gone; undefined when a line is full.
   */
  enter(counted: readonly CountedNetwork[], start: () => void): (() => void) | undefined {
    const queues = counted.map(
      (each): Queue => this.queues.get(each.name) ?? { ...each, inFlight: 0, waiting: new Set() },
    );
    const request = { lines: queues, go: start };
    const canStart = this.hasCapacity(request);
    if (!canStart && queues.some(({ waiting, multiple }) => waiting.size >= this.limits.maxQueued * multiple))
      return undefined;
    for (const queue of queues) this.queues.set(queue.name, queue);
    if (canStart) this.startRequest(request);
    else for (const queue of queues) queue.waiting.add(request);
    return () => this.endRequest(request);
  }

  private hasCapacity({ lines: queues }: QueuedRequest): boolean {
    return queues.every(({ inFlight, multiple }) => inFlight < this.limits.maxConcurrent * multiple);
  }

  /** In the order in which they came. */
  private firstStartable(requests: Iterable<QueuedRequest>): QueuedRequest | undefined {
    for (const request of requests) if (this.hasCapacity(request)) return request;
    return undefined;
  }

  private startRequest({ lines: queues, go: start }: QueuedRequest): void {
    for (const queue of queues) queue.inFlight++;
    start();
  }

  private endRequest(request: QueuedRequest): void {
    const { lines: queues } = request;
    const wasWaiting = queues.filter(({ waiting }) => waiting.delete(request)).length > 0;
    if (!wasWaiting) {
      for (const queue of queues) queue.inFlight--;
      const next = this.firstStartable(queues.at(-1)!.waiting); // a place in a narrower line is in the widest one, too
      for (const queue of next?.lines ?? []) queue.waiting.delete(next!);
      if (next) this.startRequest(next);
    }
    for (const { name, inFlight, waiting } of queues)
      if (inFlight === 0 && waiting.size === 0) this.queues.delete(name);
  }
}
