/** A standing figure for scale; `height` in mm, drawn on a ground line. */
export function Person({ x, ground, height }: { x: number; ground: number; height: number }) {
  const unit = height / 1750;
  return (
    <g transform={`translate(${x} ${ground - height}) scale(${unit})`} fill="#c3cbd0">
      <circle cx="240" cy="112" r="104" />
      <path d="M120 250Q120 236 134 236H346Q360 236 372 252Q420 330 444 560Q474 800 456 862Q436 898 414 862L352 520V1740H252V980H228V1740H128V520L66 862Q44 898 24 862Q6 800 36 560Q60 330 108 252Z" />
    </g>
  );
}
