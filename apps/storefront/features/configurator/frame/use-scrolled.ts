import { useEffect, useState } from 'react';

/**
 * Whether the page has been scrolled further than that many px, until it is back at others. What becomes smaller meanwhile has to
 * be lower than what lies between both: the browser scrolls by as much, and each size would lead to the other one for ever.
 */
export function useScrolled(further: number, back: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled((was) => window.scrollY > (was ? back : further));
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [further, back]);
  return scrolled;
}
