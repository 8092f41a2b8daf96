import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type PixelSize = { readonly width: number; readonly height: number };

/** The inner size of an element in px, measured before the first paint and followed after that. */
export function useElementSize<Element extends HTMLElement | SVGSVGElement>(): [
  RefObject<Element | null>,
  PixelSize | null,
] {
  const element = useRef<Element>(null);
  const [size, setSize] = useState<PixelSize | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element.current!;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
