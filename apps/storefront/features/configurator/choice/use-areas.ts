import type { Change } from '@fenestra/domain/configuration/change';
import type { Area } from '@fenestra/domain/configuration/configuration';
import { areaNamesFor } from '@fenestra/domain/configuration/geometry/glazed-areas';
import { isEqual } from '@fenestra/domain/is-equal';
import { useState } from 'react';
import { useRequestedAreas, useRequestedElement } from './use-requested-areas';
import type { Draft } from './use-draft';

/** For all areas, for those of the element of an assembly that is asked for, or for one. */
export type Range = 'all' | 'element' | 'each';

/** Which areas choices are for. */
export type Areas = {
  /** Those that are chosen for. */
  readonly among: readonly Area[];
  readonly range: Range;
  readonly setRange: (range: Range) => void;
  /** The element, counted from 0, that can be chosen for as a whole; null where none with several areas is asked for. */
  readonly element: number | null;
  readonly each: boolean;
  /** Null where one has to be chosen first. */
  readonly chosen: string | null;
  readonly setChosen: (id: string) => void;
  /** The area whose choices are shown: the first of those that are meant. */
  readonly area: Area;
  /** Those that are meant. */
  readonly meant: readonly Area[];
  /** For changes: none means all. */
  readonly ids: string[];
  /** Something was pressed before an area was chosen. */
  readonly asked: boolean;
  readonly choose: (change: Change) => void;
};

/** Begins with the areas of the element that is asked for, else with all, alike; with one of them where their choices differ. */
export function useAreas(draft: Draft, areas: readonly Area[], choiceOf: (area: Area) => unknown): Areas {
  const askedElement = useRequestedElement(draft.configuration);
  const askedFor = useRequestedAreas(draft.configuration);
  const own = areas.filter(({ id }) => askedFor.includes(id));
  const [begun] = useState(() => {
    const [first, ...others] = own.length > 0 ? own : areas;
    const differ = others.some((area) => !isEqual(choiceOf(area), choiceOf(first!)));
    if (differ || own.length === 1) return { range: 'each', chosen: first!.id } as const;
    return { range: own.length > 0 ? 'element' : 'all', chosen: null } as const;
  });
  const [range, setRange] = useState<Range>(begun.range);
  const [chosen, setChosen] = useState<string | null>(begun.chosen);
  const [asked, setAsked] = useState(false);
  const each = range === 'each';
  const one = areas.find(({ id }) => id === chosen) ?? areas[0]!;
  const meant = { all: areas, element: own, each: [one] }[range];
  const isMissing = each && chosen === null;
  return {
    among: areas,
    range,
    setRange,
    element: own.length > 1 ? askedElement : null,
    each,
    chosen: each ? chosen : null,
    setChosen,
    area: meant[0]!,
    meant,
    ids: areaNamesFor(meant, draft.configuration),
    asked: asked && isMissing,
    choose: (change) => (isMissing ? setAsked(true) : draft.choose(change)),
  };
}
