import { useEffect } from 'react';

/** What a visitor does who moves the page himself. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** Whatever is later than this is not part of the arrival. */
const longestMs = 10_000;

/**
 * An address such as /#vchodove leads to a place that is there only after the products are, and that sinks while more
 * comes above it: not every browser keeps what is seen where it is.
 */
export function useArrivalAtHash(there: boolean): void {
  useEffect(() => {
    const place = there && document.getElementById(window.location.hash.slice(1));
    if (!place) return;
    const growth = new ResizeObserver(() => place.scrollIntoView());
    growth.observe(document.body);
    const arrived = new AbortController();
    const { signal } = arrived;
    signal.addEventListener('abort', () => growth.disconnect());
    for (const move of moves) window.addEventListener(move, () => arrived.abort(), { signal, passive: true });
    const timer = setTimeout(() => arrived.abort(), longestMs);
    return () => {
      clearTimeout(timer);
      arrived.abort();
    };
  }, [there]);
}
