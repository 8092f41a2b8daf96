import type { FoilSides } from './colours';

const plain = '#f3f3ef';

/** The two sides of the frame with the glass between, outside left. */
export function FoilSidesIcon({ way, decor }: { way: FoilSides; decor: string }) {
  return (
    <svg viewBox="0 0 106 58" aria-hidden="true" focusable="false">
      <g stroke="var(--ink)">
        <path d="M1 7h48v44H1z" fill={way === 'white' ? plain : decor} />
        <path d="M57 7h48v44H57z" fill={way === 'both' ? decor : plain} />
        <path d="M53 0v58" strokeDasharray="3 3" />
      </g>
    </svg>
  );
}
