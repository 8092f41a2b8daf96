import type { Violation } from '@fenestra/domain/configuration/rules/violation';
import { fillIn } from '@fenestra/i18n/fill-in';
import { violationText, withComma } from '@fenestra/i18n/violation-text';
import { thousands } from '../../../lib/format/numbers';
import { useLaterTexts } from '../../../lib/shop/texts';

/** The rule that was broken, with its limit and what there is; nothing until its words come with the rules: a list of the server may be quicker. */
export function useRefusalText(): (refusal: Violation) => string {
  const errors = useLaterTexts('errors');
  return (refusal) => {
    const words = errors();
    return words ? violationText(words, refusal, figure) : '';
  };
}

/** The same where no field shows the size that is out of its range. */
export function useReason(): (refusal: Violation) => string {
  const errors = useLaterTexts('errors');
  const text = useRefusalText();
  return (refusal) => {
    const { width, height } = refusal.values;
    const size = { 'width-out-of-range': width, 'height-out-of-range': height }[refusal.code as string];
    const words = errors();
    return size === undefined || !words
      ? text(refusal)
      : `${text(refusal)}. ${fillIn(words.present, { value: figure(Number(size)) })}`;
  };
}

const figure = (value: number): string => (Number.isInteger(value) ? thousands(value) : withComma(value));
