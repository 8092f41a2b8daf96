import { useEffect } from 'react';
import { useLatest } from '../state/use-latest';

/** The entry of what has just been closed, until it is gone: what opens in its place takes it over. */
let free: number | null = null;

/**
 * What is open has an entry in the history, so that Back closes it and leaves the screen beneath as it is. Without `has` it has none:
 * the address opens and closes it.
 */
export function useClosedByBack(onClose: () => void, has = true): void {
  const latest = useLatest(onClose);
  useEffect(() => {
    if (!has) return undefined;
    const own = Math.random(); // an entry of the visit before would have the name that is counted
    if (free !== null && window.history.state === free) window.history.replaceState(own, '');
    else window.history.pushState(own, '');
    const onBack = () => {
      if (window.history.state !== own) latest()();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      free = own;
      queueMicrotask(() => {
        if (window.history.state === own) window.history.back();
      });
    };
  }, []);
}
