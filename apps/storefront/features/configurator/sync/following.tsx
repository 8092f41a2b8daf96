import { type ReactNode, useDeferredValue } from 'react';
import { CurrentConfiguration, useConfiguration } from './configuration-context';

/**
 * What follows the drawing. A change repaints the drawing and the fields first; what stands in here keeps what it showed until
 * they are on the screen, and is left for later again when the next change comes (decision 40). Nothing of it may count on from
 * what it shows, as a field with "+" does: it would lose steps.
 */
export function Following({ children }: { children: ReactNode }) {
  const state = useDeferredValue(useConfiguration());
  return <CurrentConfiguration value={state}>{useDeferredValue(children)}</CurrentConfiguration>;
}
