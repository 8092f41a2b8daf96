import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than that many px. What becomes smaller by it keeps its room, so that nothing moves. */
export function useScrolled(further: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > further);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [further]);
  return scrolled;
}
