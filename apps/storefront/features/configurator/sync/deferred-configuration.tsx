import { type ReactNode, useDeferredValue } from 'react';
import { Checking, CurrentConfiguration, useChecking, useConfiguration } from './configuration-context';

/**
 * What follows the drawing. A change repaints the drawing and the fields first; what stands in here keeps what it showed until
 * they are on the screen, and is left for later again when the next change comes (decision 40). Nothing of it may count on from
 * what it shows, as a field with "+" does: it would lose steps. What is behind is not confirmed, so it never looks current.
 */
export function DeferredConfiguration({ children }: { children: ReactNode }) {
  const latest = useConfiguration();
  const state = useDeferredValue(latest);
  const checking = useChecking() || state.shown !== latest.shown || state.product !== latest.product;
  return (
    <Checking value={checking}>
      <CurrentConfiguration value={state}>{useDeferredValue(children)}</CurrentConfiguration>
    </Checking>
  );
}
