import { useEffect, useRef, useState } from 'react';
import type { Size } from '@fenestra/domain/configuration/geometry/rectangle';
import type { Axis } from '@fenestra/domain/configuration/geometry/suspect-size';
import type { ChangeOf } from '@fenestra/domain/configuration/change';
import type { Refusal } from '@fenestra/domain/configuration/rules/violation';
import { sizeText } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useChecking, useConfiguration } from '../sync/configuration-context';
import { useLastChange } from '../sync/use-last-change';
import type { Refused } from '../frame/refusal-note';
import { useMarkedWhileRefused } from '../frame/use-refused-mark';
import { measuredOpening } from './measured';
import { useQuestion } from './use-question';

export type { Axis };
type SizeChange = ChangeOf<'size'>;

/**
 * The size as somebody wants it. While it cannot be made the typed figures stay, the drawing keeps the last possible size,
 * and the broken rule is known; the next possible size ends that. An odd size is asked about.
 */
export function useRequestedSize(changeTo: (size: Size) => SizeChange = plainly, tell?: (change: SizeChange) => void) {
  const { shown, product, rules } = useConfiguration();
  const { make } = useLastChange();
  const checking = useChecking();
  const { changed } = useTexts('configurator');
  const [unmade, setUnmade] = useState<Size | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const refusal = refused?.refusal ?? null;
  const typedAxes = useRef(new Set<Axis>());
  const taken = useRef<Size | null>(null);
  // Until the catalogue is here, what is shown follows the server alone: the fields keep what it is asked for.
  const [onItsWay, setOnItsWay] = useState<Size | null>(null);
  const take = (size: Size) => {
    const named = (width: number, height: number) => `${changed.size} ${sizeText(width, height)}\u00a0mm`;
    const label = { back: named(shown.width, shown.height), forward: named(size.width, size.height) };
    const resize = changeTo(size);
    make(resize, label, (refusal) => {
      setRefused(refusal && { wanted: resize, refusal });
      setUnmade(refusal && size);
      setOnItsWay(refusal || rules ? null : size);
      taken.current = refusal ? null : size;
    });
    tell?.(resize);
  };
  const opening = () => measuredOpening(product.configurationId);
  const asked = useQuestion({ of: shown, limits: product.limits, opening, changeTo, take });
  const { question } = asked;
  const entered = question?.kind === 'centimetres' ? question.typed : unmade;
  const now: Size = entered ?? onItsWay ?? { width: shown.width, height: shown.height };

  useMarkedWhileRefused(refused);

  useEffect(() => {
    if (!checking) setOnItsWay(null);
  }, [checking]);

  const forget = () => {
    setRefused(null);
    setUnmade(null);
    asked.forget();
  };
  useEffect(() => {
    const own = taken.current?.width === shown.width && taken.current.height === shown.height;
    if (!own) forget(); // undo and repairs end what was wanted before
  }, [shown.width, shown.height]);

  const commit = (axis: Axis, value: number) => {
    if (value === now[axis]) return;
    typedAxes.current.add(axis);
    asked.takeTyped({ ...now, [axis]: value }, typedAxes.current);
  };
  return {
    ...asked,
    now,
    commit,
    /** Width and height at once. */
    takeTyped: (typed: Size) => {
      typedAxes.current = new Set(['width', 'height']);
      asked.takeTyped(typed, typedAxes.current);
    },
    forget,
    refused,
    /** The refusal that belongs to one of the two fields. */
    refusalOf: (axis: Axis): Refusal | null => (refusal?.code === `${axis}-out-of-range` ? refusal : null),
    /** Any other broken rule: area, ratio, weight … */
    otherRefusal: refusal && !refusal.code.endsWith('-out-of-range') ? refusal : null,
  };
}
export const plainly = ({ width, height }: Size): SizeChange => ({ kind: 'size', width, height });

export type RequestedSize = ReturnType<typeof useRequestedSize>;
