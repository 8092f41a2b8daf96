/** A standing figure for scale; `height` in px. */
export function Person({ height }: { height: number }) {
  return (
    <svg viewBox="0 0 480 1750" width={(height * 480) / 1750} height={height} aria-hidden="true">
      <g fill="#c3cbd0">
        <circle cx="240" cy="112" r="104" />
        <path d="M120 250Q120 236 134 236H346Q360 236 372 252Q420 330 444 560Q474 800 456 862Q436 898 414 862L352 520V1740H252V980H228V1740H128V520L66 862Q44 898 24 862Q6 800 36 560Q60 330 108 252Z" />
      </g>
    </svg>
  );
}
