import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  count += by;
  listeners.forEach((listener) => listener());
}

/** Counts a request while it runs, also when it fails (SHELL-01, SHELL-02). */
export async function counted<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  change(1);
  try {
    return await request();
  } finally {
    change(-1);
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const getCount = () => count;
export const useInFlight = () => useSyncExternalStore(subscribe, getCount, getCount);
