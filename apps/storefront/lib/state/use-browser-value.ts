import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** What this browser knows and never changes its mind about; the HTML of the first screen, which is made elsewhere, has `unknown`. */
export const useBrowserValue = <Value>(known: Value, unknown: Value): Value =>
  useSyncExternalStore(
    neverChanges,
    () => known,
    () => unknown,
  );
