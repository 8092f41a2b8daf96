import { useEffect } from 'react';
import { store } from '../../../lib/store';

type Hints = typeof import('./hints');

const [keepHints, useLoaded] = store<Hints | undefined>(undefined);
let loading: Promise<void> | undefined;

/** What hints at typed texts need. They are no part of the first load: undefined until they are there, and the form works without them. */
export function useHints(): Hints | undefined {
  useEffect(() => {
    loading ??= import('./hints').then(keepHints, () => {
      loading = undefined;
    });
  }, []);
  return useLoaded();
}
