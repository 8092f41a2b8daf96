import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import { barRects } from '@fenestra/domain/drawing/bars';

/** One pane in its true proportion with bars of their true width, mm. */
export function PanePicture({ pane, pattern, width }: { pane: Size; pattern: string; width: number }) {
  const { vertical, horizontal } = barRects([0, 0, pane.width, pane.height], pattern, width);
  return (
    <svg viewBox={`-8 -8 ${pane.width + 16} ${pane.height + 16}`} aria-hidden="true" focusable="false">
      <g stroke="var(--draw-ink)" strokeWidth="0.6">
        <rect width={pane.width} height={pane.height} fill="#dceaf2" vectorEffect="non-scaling-stroke" />
        {[...horizontal, ...vertical].map(([left, top, right, bottom], i) => (
          <rect
            key={i}
            x={left}
            y={top}
            width={right - left}
            height={bottom - top}
            fill="#fff"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  );
}
