import { useEffect, useRef, useState } from 'react';
import type { Size } from '@fenestra/domain/configuration/geometry/geometry';
import type { Axis, Suspicion } from '@fenestra/domain/configuration/geometry/suspect-size';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { sizeText } from '../../../lib/numbers';
import { useTexts } from '../../../lib/texts';
import { useIsDoor } from '../frame/steps';
import { useChecking, useConfiguration } from '../sync/configuration-context';
import type { Refused } from '../frame/refusal-note';
import { useRefusedMark } from '../frame/use-refused-mark';
import { frameOf, measuredOpening } from './measured';

export type { Axis };
type Question = Suspicion & { readonly typed: Size };

/**
 * The size as somebody wants it. While it cannot be made the typed figures stay, the drawing keeps the last possible size,
 * and the broken rule is known; the next possible size ends that. An odd size is asked about.
 */
export function useSize(changeTo: (size: Size) => Change = plainly) {
  const { shown, change, setMark } = useConfiguration();
  const checking = useChecking();
  const { changed } = useTexts('configurator');
  const suspicion = useSuspicion();
  const markOf = useRefusedMark();
  const [wanted, setWanted] = useState<Size | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const refusal = refused?.refusal ?? null;
  const [question, setQuestion] = useState<Question | null>(null);
  const typedAxes = useRef(new Set<Axis>());
  const now: Size = wanted ?? { width: shown.width, height: shown.height };

  useEffect(() => {
    const mark = markOf(refused);
    if (mark) setMark(mark);
  }, [refused]);

  // Until the catalogue is here, what is shown follows the server alone: the second field must not undo the first.
  const onItsWay = useRef<Size | null>(null);
  useEffect(() => {
    if (!checking) onItsWay.current = null;
  }, [checking]);

  const forget = () => {
    setRefused(null);
    setWanted(null);
    setQuestion(null);
  };
  const taken = useRef<Size | null>(null);
  useEffect(() => {
    const own = taken.current?.width === shown.width && taken.current.height === shown.height;
    if (!own) forget(); // undo and repairs end what was wanted before
  }, [shown.width, shown.height]);

  const take = (size: Size) => {
    const named = (width: number, height: number) => `${changed.size} ${sizeText(width, height)}\u00a0mm`;
    const label = { back: named(shown.width, shown.height), forward: named(size.width, size.height) };
    const resize = changeTo(size);
    const outcome = change(resize, label);
    setQuestion(null);
    setRefused(outcome && { wanted: resize, refusal: outcome });
    setWanted(outcome ? size : null);
    taken.current = onItsWay.current = outcome ? null : size;
  };
  const takeTyped = (typed: Size) => {
    const odd = suspicion(typed, typedAxes.current);
    if (odd?.kind === 'centimetres') setWanted(typed);
    else take(typed);
    setQuestion(odd && { ...odd, typed });
  };
  const commit = (axis: Axis, value: number) => {
    const present = onItsWay.current ?? now;
    if (value === present[axis]) return;
    typedAxes.current.add(axis);
    takeTyped({ ...present, [axis]: value });
  };
  return {
    now,
    take,
    commit,
    /** Width and height at once. */
    takeTyped: (typed: Size) => {
      typedAxes.current = new Set(['width', 'height']);
      takeTyped(typed);
    },
    forget,
    question,
    /** What was meant by a size that is asked about, or the size as it was typed. */
    accept: () => question && take(question.meant),
    keep: () => question && take(question.typed),
    refused,
    /** The refusal that belongs to one of the two fields. */
    refusalOf: (axis: Axis): Refusal | null => (refusal?.code === `${axis}-out-of-range` ? refusal : null),
    /** Any other broken rule: area, ratio, weight … */
    otherRefusal: refusal && !refusal.code.endsWith('-out-of-range') ? refusal : null,
  };
}
const plainly = (size: Size): Change => ({ kind: 'size', ...size });

export type WantedSize = ReturnType<typeof useSize>;

/** What is odd about a typed size of this product; nothing is, until the rules are here. */
function useSuspicion(): (size: Size, axes: ReadonlySet<Axis>) => Suspicion | null {
  const { shown, product, rules } = useConfiguration();
  const frame = frameOf(shown, useIsDoor());
  return (size, axes) => {
    const opening = measuredOpening(product.configurationId);
    return rules?.suspicionOf({ size, axes }, shown, { limits: product.limits, opening, frame }) ?? null;
  };
}
