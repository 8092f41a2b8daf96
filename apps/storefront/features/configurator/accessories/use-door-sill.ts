import { productOf } from '@fenestra/domain/configuration/geometry/shape';
import { defaultThreshold } from '@fenestra/domain/configuration/new-configuration';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';

/**
 * A door without a sill gets the usual one on entering, by an ordinary change (SILL-02, OPEN-Q-118): new doors start with it, those that
 * were begun or saved before 2026-12 without.
 */
export function useDoorSill(): void {
  const { shown, change } = useConfiguration();
  const catalogue = useLoadedCatalogue();
  const { threshold } = useTexts('parts').names;
  const usual = defaultThreshold(productOf(shown, catalogue), catalogue);
  const isMissing = shown.threshold === null && usual !== null;
  const once = useRef(false);
  useEffect(() => {
    if (!isMissing || once.current) return;
    once.current = true;
    change({ kind: 'threshold', threshold: usual }, threshold);
  }, [isMissing, usual, change, threshold]);
}
