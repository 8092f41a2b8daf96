import type { DimensionId } from '@fenestra/domain/drawing/scene';
import type { ViolatedDimension } from '@fenestra/domain/drawing/violated-dimensions';
import { limitText } from '@fenestra/i18n/violation-text';
import { useEffect } from 'react';
import { thousands } from '../../../lib/format/numbers';
import { useLaterTexts } from '../../../lib/shop/texts';
import { type Mark, useConfiguration } from '../sync/configuration-context';
import type { Refused } from './refusal-note';

type RefusedMark = Pick<Mark, 'refused' | 'limit' | 'orRefused' | 'element'>;

/**
 * The dimension that a refused change is to blame for, or both where either may change, marked on the drawing with their limits;
 * null where it is about no dimension.
 */
export function useRefusedMark(): (refused: Refused | null) => RefusedMark | null {
  const errors = useLaterTexts('errors');
  const { shown, rules } = useConfiguration();
  const told = ({ id, limit, ...place }: ViolatedDimension) => {
    return {
      ...place,
      refused: id,
      ...(limit && { limit: { ...limit, text: limitText(errors()!, limit, thousands) } }),
    };
  };
  return (refused) => {
    const [first, second] = (refused && rules?.wrongDimensions(refused.refusal, refused.wanted, shown)) ?? [];
    return first ? { ...told(first), ...(second && { orRefused: told(second) }) } : null;
  };
}

/**
 * Marks the dimension of the field that somebody goes to, or what its entry was refused for. `element`: of an assembly, the
 * number from 0.
 */
export function useEnteredMark(element?: number): (active: DimensionId, refused: Refused | null) => void {
  const { setMark } = useConfiguration();
  const markOf = useRefusedMark();
  return (active, refused) => {
    const mark = markOf(refused) ?? { active };
    setMark(element === undefined ? mark : { element, ...mark });
  };
}

/** Marks on the drawing what a change was refused for, as long as it is. `element`: of an assembly, the number from 0. */
export function useMarkedWhileRefused(refused: Refused | null, element?: number): void {
  const { setMark } = useConfiguration();
  const markOf = useRefusedMark();
  useEffect(() => {
    const mark = markOf(refused);
    if (!mark) return undefined;
    setMark(element === undefined ? mark : { element, ...mark });
    return () => setMark((now) => ({ ...now, refused: undefined, limit: undefined, orRefused: undefined }));
  }, [refused]);
}
