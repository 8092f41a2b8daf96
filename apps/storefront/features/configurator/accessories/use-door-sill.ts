import { isDoor, productOf } from '@fenestra/domain/configuration/geometry/shape';
import { defaultThreshold } from '@fenestra/domain/configuration/changes/standard';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';

/** A door without a sill gets the usual one on entering, by an ordinary change (SILL-02, OPEN-Q-118). */
export function useDoorSill(): void {
  const { shown, change } = useConfiguration();
  const catalogue = useLoadedCatalogue();
  const { threshold } = useTexts('parts').names;
  const isMissing = shown.threshold === null && isDoor(productOf(shown, catalogue));
  const once = useRef(false);
  useEffect(() => {
    if (!isMissing || once.current) return;
    once.current = true;
    change({ kind: 'threshold', threshold: defaultThreshold }, threshold);
  }, [isMissing, change, threshold]);
}
