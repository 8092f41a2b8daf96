import { useEffect, useState } from 'react';

/** The last of these places on the page whose top has gone past the upper third of the window; at first the first one. */
export function useAnchorInView(anchors: readonly string[]): string | undefined {
  const [inView, setInView] = useState(anchors[0]);
  const known = anchors.join();
  useEffect(() => {
    const places = known.split(',').flatMap((anchor) => document.getElementById(anchor) ?? []);
    const look = () => {
      const line = window.innerHeight / 3;
      const reached = places.filter((place) => place.getBoundingClientRect().top <= line);
      setInView(reached.at(-1)?.id ?? places[0]?.id);
    };
    look();
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' });
    places.forEach((place) => observer.observe(place));
    return () => observer.disconnect();
  }, [known]);
  return inView;
}
