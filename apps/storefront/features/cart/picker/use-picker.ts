import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

export const pickerHash = '#prislusenstvi';

const follow = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};
const isNamed = () => window.location.hash === pickerHash;

/** The picker lies over the cart while the address names it, so that links lead to it and Back closes it. */
export function usePicker(): { readonly open: boolean; readonly close: () => void } {
  const open = useSyncExternalStore(follow, isNamed, () => false);
  const openedHere = useRef(false); // and not by the address with which the page was loaded
  useEffect(() => follow(() => (openedHere.current = isNamed())), []);
  const close = useCallback(() => {
    if (openedHere.current) window.history.back();
    else window.location.replace('#');
  }, []);
  return { open, close };
}
