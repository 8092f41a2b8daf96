import type { CSSProperties, ReactNode } from 'react';
import { useElementSize } from '../lib/drawing/use-element-size';

/** Beside what the page is about: in view while it fits into the window; what is taller scrolls with the page until its end is there. */
export function SideColumn({ children }: { children: ReactNode }) {
  const [column, size] = useElementSize<HTMLDivElement>();
  return (
    <div ref={column} style={{ '--side-height': `${size?.height ?? 0}px` } as CSSProperties}>
      {children}
    </div>
  );
}
