import type { Change } from '@fenestra/domain/configuration/change';
import type { Area } from '@fenestra/domain/configuration/configuration';
import { named } from '@fenestra/domain/configuration/geometry/own-glass';
import { isEqual } from '@fenestra/domain/equal';
import { useState } from 'react';
import { useAskedAreas } from './use-asked-areas';
import type { Draft } from './use-draft';

/** Whether choices are for all areas or for one of them. */
export type Areas = {
  /** Those that are chosen for. */
  readonly among: readonly Area[];
  readonly each: boolean;
  readonly setEach: (each: boolean) => void;
  /** Null where one has to be chosen first. */
  readonly chosen: string | null;
  readonly setChosen: (id: string) => void;
  /** The area whose choices are shown. */
  readonly area: Area;
  /** For changes: none means all. */
  readonly ids: string[];
  /** Something was pressed before an area was chosen. */
  readonly asked: boolean;
  readonly choose: (change: Change) => void;
};

/** Begins with all of the areas alike, unless their choices differ already or one element is asked for. */
export function useAreas(draft: Draft, areas: readonly Area[], choiceOf: (area: Area) => unknown): Areas {
  const [first] = areas;
  const [askedFor] = useAskedAreas(draft.configuration);
  const [differ] = useState(
    () => askedFor !== undefined || areas.some((area) => !isEqual(choiceOf(area), choiceOf(first!))),
  );
  const [each, setEach] = useState(differ);
  const [chosen, setChosen] = useState(differ ? (askedFor ?? first!.id) : null);
  const [asked, setAsked] = useState(false);
  const area = (each && areas.find(({ id }) => id === chosen)) || first!;
  const isMissing = each && chosen === null;
  return {
    among: areas,
    each,
    setEach,
    chosen: each ? chosen : null,
    setChosen,
    area,
    ids: each ? [area.id] : named(areas, draft.configuration),
    asked: asked && isMissing,
    choose: (change) => (isMissing ? setAsked(true) : draft.choose(change)),
  };
}
