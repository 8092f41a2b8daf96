import { createSharedState } from '../state/shared-state';

let count = 0;
const [setCount, useInFlight] = createSharedState(count);
export { useInFlight };

/** Counts a request while it runs, also when it fails (SHELL-01, SHELL-02). */
export async function counted<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  setCount(++count);
  try {
    return await request();
  } finally {
    setCount(--count);
  }
}
