/** A frame with the opening symbol (turn, hinges left) and the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <a className={className} href="/">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M3 2.500h18v19H3z" />
        <path data-part="symbol" d="M6 5.500l12 6.500-12 6.500" />
      </svg>
      Fenestra
    </a>
  );
}
