import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Size } from '@fenestra/domain/configuration/geometry/geometry';
import type { Axis } from '@fenestra/domain/configuration/geometry/suspect-size';
import { useEffect } from 'react';
import { thousands } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { inCentimetres, useQuestion } from '../dimensions/use-question';
import { plainly } from '../dimensions/use-size';
import { useConfiguration } from '../sync/configuration-context';

export type ElementQuestion = ReturnType<typeof useElementQuestion>;

/** Asks about a side of an element that is probably meant in centimetres, before it is taken (DIM-08). */
export function useElementQuestion(element: Configuration, wanted: Size, commit: Record<Axis, (mm: number) => void>) {
  const { centimetres } = useTexts('dimensions');
  const { shown, rules } = useConfiguration();
  const take = ({ width, height }: Size) => {
    if (width !== wanted.width) commit.width(width);
    if (height !== wanted.height) commit.height(height);
  };
  const limits = rules?.limitsOf(element);
  const asked = useQuestion({ of: element, limits, opening: nothingMeasured, changeTo: plainly, take });
  useEffect(asked.forget, [shown]);
  const now = asked.question?.typed ?? wanted;
  return {
    asked,
    now,
    takeTyped: (axis: Axis, value: number) => asked.takeTyped({ ...wanted, [axis]: value }, new Set([axis])),
    /** For a field that is not to be left with it. */
    textOf: (axis: Axis) => (inCentimetres(asked, axis) === null ? null : centimetres(thousands(now[axis]))),
  };
}

/** What was measured is the opening of the whole. */
const nothingMeasured = () => null;
