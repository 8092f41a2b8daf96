import { useState } from 'react';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import type { Axis, Suspicion } from '@fenestra/domain/configuration/geometry/suspect-size';
import type { SizeLimits } from '@fenestra/domain/configuration/rules/limits';
import { useIsDoor } from '../frame/steps';
import { useConfiguration } from '../sync/configuration-context';
import { frameOf } from './measured';

type Asking = {
  /** The product, or an element of an assembly as the product that it is. */
  readonly of: Configuration;
  /** Unknown until the rules are here; until then nothing is odd. */
  readonly limits: SizeLimits | undefined;
  /** The measured opening, read when a size is typed. */
  readonly opening: () => Size | null;
  /** How a size is made. */
  readonly changeTo: (size: Size) => Change;
  readonly take: (size: Size) => void;
};

export type Asked = ReturnType<typeof useQuestion>;
export type Question = Suspicion & { readonly typed: Size };

/** Takes what is typed and asks about odd sizes: about centimetres before they are taken, about all else after that (DIM-08). */
export function useQuestion({ of, limits, opening, changeTo, take }: Asking) {
  const { rules } = useConfiguration();
  const frame = frameOf(of, useIsDoor());
  const [question, setQuestion] = useState<Question | null>(null);
  const forget = () => setQuestion(null);
  const answer = (size: Size) => {
    forget();
    take(size);
  };
  return {
    question,
    takeTyped: (typed: Size, axes: ReadonlySet<Axis>) => {
      const by = limits && { limits, opening: opening(), frame, changeTo };
      const odd = by && rules?.suspicionOf({ size: typed, axes }, of, by);
      if (odd?.kind !== 'centimetres') take(typed);
      setQuestion(odd ? { ...odd, typed } : null);
    },
    /** A size that is meant for sure. */
    take: answer,
    /** What was meant by a size that is asked about, or the size as it was typed. */
    accept: () => question && answer(question.meant),
    keep: () => question && answer(question.typed),
    forget,
  };
}

/** What a value was meant as, mm, where it is asked about as centimetres. */
export function inCentimetres({ question }: Pick<Asked, 'question'>, axis: Axis): number | null {
  return question?.kind === 'centimetres' && question.meant[axis] !== question.typed[axis]
    ? question.meant[axis]
    : null;
}
