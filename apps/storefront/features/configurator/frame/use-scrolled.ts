import { useEffect, useState } from 'react';

/** Whether the page has been scrolled further than that many px; it has to go back half the way to count as not. */
export function useScrolled(further: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled((was) => window.scrollY > (was ? further / 2 : further));
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [further]);
  return scrolled;
}
