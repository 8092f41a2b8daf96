import { useSyncExternalStore } from 'react';
import { listeners } from './listeners';

/** A value that the whole page shares: what sets it, and the hook that shows it. */
export function createSharedState<Value>(value: Value): [set: (next: Value) => void, use: () => Value] {
  const [changed, subscribe] = listeners();
  const get = () => value;
  return [
    (next) => {
      value = next;
      changed();
    },
    () => useSyncExternalStore(subscribe, get, get),
  ];
}
