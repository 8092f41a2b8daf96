import { type ComponentType, lazy } from 'react';
import { notify, withoutConnection } from '../accessibility/announce';
import { createSharedState } from '../state/shared-state';

/** A part of the page that has not come by then has failed, ms (SHELL-09). */
const patience = 120_000;

const [tellArrival, useArrival] = createSharedState({});
const arrived = (): void => tellArrival({});

/** Renders again when a part has come: `ImmediateSuspense` says why. */
export { useArrival };

/** What is loaded, or a failure when it takes too long. What fails without a connection is loaded again when there is one; until then a message says why. */
export function inTime<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const loading = whenConnected(load);
  loading.then(arrived, arrived); // before React is told, so that it knows when it renders
  return loading;
}

/** `again`: how often it is tried once more, a second later. A connection is said to be back before the first request gets through. */
async function whenConnected<Loaded>(load: () => Promise<Loaded>, again = 0): Promise<Loaded> {
  try {
    return await within(patience, load());
  } catch (failure) {
    if (navigator.onLine) {
      if (!again) throw failure;
      await new Promise((done) => setTimeout(done, 1_000));
      return whenConnected(load, again - 1);
    }
    const takeAway = notify(withoutConnection);
    await connection();
    takeAway();
    return whenConnected(load, 5);
  }
}

/** What is loaded, or a failure where that takes longer, ms. */
export function within<Loaded>(ms: number, loading: Promise<Loaded>): Promise<Loaded> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`a part of the page did not load within ${ms} ms`)), ms);
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer));
}

const connection = (): Promise<unknown> =>
  new Promise((done) => window.addEventListener('online', done, { once: true }));

/** One that listens and is not missed: where it does not come the page goes on without it. */
export const lazyListener = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => inTime(load).catch(() => ({ default: () => null })));

/** A component in a chunk of its own. While it is missing Suspense waits; when it fails `ChunkBoundary` says so. */
export const lazyChunk = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => inTime(load));
