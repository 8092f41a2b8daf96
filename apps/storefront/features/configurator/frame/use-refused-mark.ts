import type { Size } from '@fenestra/domain/configuration/geometry/geometry';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { type WrongDimension, wrongDimension, wrongSides } from '@fenestra/domain/drawing/wrong-dimension';
import { limitText } from '@fenestra/i18n/violation-text';
import { thousands } from '../../../lib/numbers';
import { useLaterTexts } from '../../../lib/texts';
import { type Mark, useConfiguration } from '../sync/configuration-context';

type RefusedMark = Pick<Mark, 'refused' | 'limit' | 'orRefused' | 'element'>;

/**
 * The dimension that a refusal is about, or both sides of the wanted size where either may change, marked on the drawing with
 * their limits; null where it is about no dimension.
 */
export function useRefusedMark(): (refusal: Refusal | null, wanted?: Size) => RefusedMark | null {
  const errors = useLaterTexts('errors');
  const { shown } = useConfiguration();
  const told = ({ id, limit, ...place }: WrongDimension) => {
    return { ...place, refused: id, limit: { ...limit, text: limitText(errors(), limit, thousands) } };
  };
  return (refusal, wanted) => {
    if (!refusal) return null;
    const wrong = wrongDimension(refusal, shown);
    const [first, second] = wrong ? [wrong] : wanted ? wrongSides(refusal, wanted) : [];
    return first ? { ...told(first), ...(second && { orRefused: told(second) }) } : null;
  };
}
