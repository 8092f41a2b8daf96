import { createRequire } from 'node:module';

/** What this library asks of the inside of kafkajs. */
type RequestQueue = {
  readonly inflight: Map<number, unknown>;
  push(request: {
    entry: { correlationId: number; resolve(): void };
    expectResponse: boolean;
    sendRequest(): void;
  }): void;
  fulfillRequest(response: { correlationId: number; payload: unknown; size: number }): void;
  maybeThrottle(ms: number): void;
  destroy(): void;
};
type Queues = new (options: object) => RequestQueue;

const path = 'kafkajs/src/network/requestQueue';
const logger = { debug: () => undefined, warn: () => undefined };

/** A queue of kafkajs as it comes, or as this library leaves it. */
function newQueue(patched: boolean): RequestQueue {
  let queues: Queues | undefined;
  jest.isolateModules(() => {
    if (patched) jest.requireActual('./idle-connections');
    queues = jest.requireActual<Queues>(path);
  });
  return new queues!({ maxInFlightRequests: null, requestTimeout: 1_000, clientId: 'tests', broker: 'tests', logger });
}

function sendOn(queue: RequestQueue, correlationId: number): jest.Mock {
  const sendRequest = jest.fn();
  queue.push({ entry: { correlationId, resolve: () => undefined }, expectResponse: true, sendRequest });
  return sendRequest;
}

describe('an idle connection of kafkajs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is the one of the version that this was measured with', () => {
    const { version } = createRequire(__filename)('kafkajs/package.json') as { version: string };
    expect(version).toBe('2.2.4');
  });

  it.each([
    ['sets no timers', true, 0],
    ['would set timers for ever otherwise; when it does no more, idle-connections.ts goes', false, 1],
  ])('%s', (_, patched, timers) => {
    const queue = newQueue(patched);
    sendOn(queue, 1);
    queue.fulfillRequest({ correlationId: 1, payload: null, size: 0 });
    jest.advanceTimersByTime(100);

    expect(queue.inflight.size).toBe(0);
    expect(jest.getTimerCount()).toBe(timers);
    queue.destroy();
  });

  it('still sends what waited while the broker wanted a pause', () => {
    const queue = newQueue(true);
    queue.maybeThrottle(500);
    const sent = sendOn(queue, 1);
    jest.advanceTimersByTime(400);
    expect(sent).not.toHaveBeenCalled();

    jest.advanceTimersByTime(200);
    expect(sent).toHaveBeenCalledTimes(1);
    queue.destroy();
  });
});
