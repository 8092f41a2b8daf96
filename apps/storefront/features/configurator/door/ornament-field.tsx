import type { Ornament } from '@fenestra/domain/catalogue/glazing';
import { ornamentLines } from '@fenestra/domain/drawing/ornament';

const [width, height] = [640, 360];

/** A piece of glass with its structure, 640 × 360 mm; without an ornament it is clear. */
export function OrnamentField({ ornament }: { ornament: Ornament | undefined }) {
  const lines = ornament ? ornamentLines(ornament.code, [0, 0, width, height], 4) : [];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width={width} height={height} fill={ornament?.hex ?? 'var(--draw-glass-a)'} />
      <path
        d={lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
        stroke="#8fa6b3"
        strokeWidth={5}
        fill="none"
      />
    </svg>
  );
}
