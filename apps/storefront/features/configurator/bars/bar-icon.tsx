/** A crossing of bars in its true size: 1 unit = 1 mm. */
export function BarIcon({ width, colour }: { width: number; colour: string }) {
  const [x, y] = [78 - width / 2, 48 - width / 2];
  return (
    <svg viewBox="0 0 156 96" aria-hidden="true" focusable="false">
      <rect width="156" height="96" fill="#dceaf2" />
      <g fill={colour} stroke="var(--draw-ink)" strokeWidth="0.8">
        <rect x={x} y={-1} width={width} height={98} />
        <rect x={-1} y={y} width={158} height={width} />
        <rect x={x + 0.4} y={y - 1} width={width - 0.8} height={width + 2} stroke="none" />
      </g>
      <rect x="0.5" y="0.5" width="155" height="95" fill="none" stroke="var(--line-control)" />
    </svg>
  );
}
