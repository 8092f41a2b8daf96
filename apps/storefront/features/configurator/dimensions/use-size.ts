import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@fenestra/domain/configuration/violation';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';

export type Axis = 'width' | 'height';
type Size = Record<Axis, number>;

/**
 * The size as somebody wants it. While it cannot be made the typed figures stay, the drawing keeps the last possible size,
 * and the broken rule is known; the next possible size ends that.
 */
export function useSize() {
  const { shown, checking, change } = useConfiguration();
  const { changed } = useTexts('configurator');
  const [wanted, setWanted] = useState<Size | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const now: Size = wanted ?? { width: shown.width, height: shown.height };

  // Until the catalogue is here, what is shown follows the server alone: the second field must not undo the first.
  const onItsWay = useRef<Size | null>(null);
  useEffect(() => {
    if (!checking) onItsWay.current = null;
  }, [checking]);

  const take = (size: Size) => {
    const outcome = change({ kind: 'size', ...size }, `${changed.size} ${sizeText(shown.width, shown.height)} mm`);
    setRefusal(outcome);
    setWanted(outcome ? size : null);
    onItsWay.current = outcome ? null : size;
  };
  return {
    now,
    take,
    commit: (axis: Axis, value: number) => take({ ...(onItsWay.current ?? now), [axis]: value }),
    forget: () => {
      setRefusal(null);
      setWanted(null);
    },
    /** The refusal that belongs to one of the two fields. */
    refusalOf: (axis: Axis) => (refusal?.code === `${axis}-out-of-range` ? refusal : null),
    /** Any other broken rule: area, ratio, weight … */
    otherRefusal: refusal && !refusal.code.endsWith('-out-of-range') ? refusal : null,
  };
}
export type WantedSize = ReturnType<typeof useSize>;
