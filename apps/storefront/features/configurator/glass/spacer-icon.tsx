/** The foot of a cavity: two panes, the spacer between them on its seal. */
export function SpacerIcon({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 96 58" aria-hidden="true" focusable="false">
      <path fill="var(--sec-glass)" d="M0 0h11v58H0zM85 0h11v58H85z" />
      <path fill="var(--sec-cavity)" d="M11 0h74v58H11z" />
      <path fill={hex} stroke="var(--draw-ink)" strokeWidth="0.75" d="M11.500 36h73v14h-73z" />
      <path stroke="#fff" strokeDasharray="2 3" opacity="0.7" d="M14 40h68" />
      <path fill="var(--sec-gasket)" d="M11 50h74v8H11z" />
    </svg>
  );
}
