/** Calls `restored` each time that Back or Forward shows this page as it was left (back/forward cache). Returns what ends that. */
export function whenRestored(restored: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && restored();
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
