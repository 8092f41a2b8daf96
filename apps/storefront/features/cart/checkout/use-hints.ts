import { useEffect } from 'react';
import { store } from '../../../lib/store';

type Hints = typeof import('./hints');

const [keepHints, useLoaded] = store<Hints | undefined>(undefined);
let loading: Promise<void> | undefined;

/** Loads the hints at typed texts after the first paint. Undefined until then; the form works without them. */
export function useHints(): Hints | undefined {
  useEffect(() => {
    loading ??= import('./hints').then(keepHints, () => {
      loading = undefined;
    });
  }, []);
  return useLoaded();
}
