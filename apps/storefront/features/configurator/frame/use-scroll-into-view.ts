import { useEffect, useRef } from 'react';

/** Brings what is wrong, and the button that mends it, into sight: they would come up behind the bar at the bottom. */
export function useScrollIntoView(wrong: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong) place.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong]);
  return place;
}
