import { runInThisContext } from 'node:vm';

/** The worker process itself: Jest's default runner gives each suite a copy of `process`, in which nothing outlives the suite. */
const worker = runInThisContext('process') as unknown as Record<symbol, unknown>;

/** Returns the state that all suites of a Jest worker share under a name; the first suite that asks makes it. */
export function workerState<State>(name: string, make: () => State): State {
  return (worker[Symbol.for(`fenestra.${name}`)] ??= make()) as State;
}
