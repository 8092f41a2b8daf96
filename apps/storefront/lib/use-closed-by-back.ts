import { useEffect, useId } from 'react';

/** What is open has an entry in the history, so that Back closes it and leaves the screen beneath as it is. */
export function useClosedByBack(onClose: () => void): void {
  const own = useId();
  useEffect(() => {
    window.history.pushState(own, '');
    const onBack = () => {
      if (window.history.state !== own) onClose();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      if (window.history.state === own) window.history.back();
    };
  }, []);
}
