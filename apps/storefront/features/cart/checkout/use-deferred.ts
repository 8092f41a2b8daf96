import { useEffect } from 'react';
import { createSharedState } from '../../../lib/state/shared-state';

type Deferred = typeof import('./deferred');

const [keepLoaded, useLoaded] = createSharedState<Deferred | undefined>(undefined);
let preloading: Promise<void> | undefined;

/** Loads what the checkout needs once somebody types or orders; fails where the chunk does. */
export const loadDeferred = (): Promise<Deferred> => import('./deferred');

/** Preloads it after the first paint. Undefined until then; the form works without. */
export function useDeferred(): Deferred | undefined {
  useEffect(() => {
    preloading ??= loadDeferred().then(keepLoaded, () => {
      preloading = undefined;
    });
  }, []);
  return useLoaded();
}
