import type { Violation } from '@fenestra/domain/configuration/rules/violation';
import { wrongDimension } from '@fenestra/domain/drawing/wrong-dimension';
import { limitText } from '@fenestra/i18n/violation-text';
import { thousands } from '../../../lib/numbers';
import { useLaterTexts } from '../../../lib/texts';
import { type Mark, useConfiguration } from '../sync/configuration-context';

/** The dimension that a refusal is about, marked on the drawing with its limit; null where it is about no dimension. */
export function useRefusedMark(): (refusal: Violation | null) => Pick<Mark, 'refused' | 'limit'> | null {
  const errors = useLaterTexts('errors');
  const { shown } = useConfiguration();
  return (refusal) => {
    const wrong = refusal && wrongDimension(refusal, shown);
    if (!wrong) return null;
    return { refused: wrong.id, limit: { ...wrong.limit, text: limitText(errors(), wrong.limit, thousands) } };
  };
}
