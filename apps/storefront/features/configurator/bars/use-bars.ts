import { useState } from 'react';
import type { Change, ChangeOf } from '@fenestra/domain/configuration/change';
import { fullyGlazedAreas } from '@fenestra/domain/configuration/geometry/glazed-areas';
import type { Area } from '@fenestra/domain/configuration/configuration';
import { useRequestedAreas } from '../choice/use-requested-areas';
import type { Draft } from '../choice/use-draft';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';

/** In which areas the draft has which bars; what is chosen goes into all areas that are marked. */
export function useBars(draft: Draft, usual: number) {
  const { areas } = draft.configuration;
  const catalogue = useLoadedCatalogue();
  const askedFor = useRequestedAreas(draft.configuration);
  const [ids, setIds] = useState<readonly string[]>(() => {
    if (askedFor.length > 0) return askedFor;
    const having = areas.filter(({ bars }) => bars);
    return [having, fullyGlazedAreas(draft.configuration, catalogue), areas]
      .find(({ length }) => length > 0)!
      .map(({ id }) => id);
  });
  const [last, setLast] = useState(usual);
  const [asked, setAsked] = useState(false);
  const isEmptied = useTakenAway(areas);
  const marked = areas.filter(({ id }) => ids.includes(id));
  const present = marked.find(({ bars }) => bars)?.bars ?? null;
  const changeTo = (bars: number, pattern: string): ChangeOf<'bars'> => ({
    kind: 'bars',
    areas: [...ids],
    bars,
    pattern,
  });
  return {
    ids,
    bars: present?.bars ?? last,
    pattern: present?.pattern ?? null,
    isMissing: ids.length === 0 && !isEmptied,
    asked: asked && ids.length === 0,
    changeTo,
    removal: removalFrom(marked),
    choose: (bars: number, pattern: string) => {
      setLast(bars);
      setAsked(ids.length === 0);
      if (ids.length > 0) draft.choose(changeTo(bars, pattern));
    },
    remove: () => draft.take(removalFrom(marked)),
    toggle: (area: Area) => {
      const isOn = ids.includes(area.id);
      setIds(isOn ? ids.filter((id) => id !== area.id) : [...ids, area.id]);
      if (isOn) draft.take(removalFrom([area]));
      else if (present) draft.choose({ kind: 'bars', areas: [area.id], ...present });
    },
  } as const;
}
export type ChosenBars = ReturnType<typeof useBars>;

/** One change for each kind of bars that areas have. */
function removalFrom(areas: readonly Area[]): Change[] {
  const kinds = new Set(areas.flatMap(({ bars }) => (bars ? [bars.bars] : [])));
  return [...kinds].map((kind) => ({
    kind: 'remove-accessory',
    areas: areas.filter(({ bars }) => bars?.bars === kind).map(({ id }) => id),
    accessory: kind,
  }));
}

/** Whether areas are without bars that they had before. */
function useTakenAway(areas: readonly Area[]): boolean {
  const { shown } = useConfiguration();
  const having = shown.areas.filter(({ bars }) => bars).map(({ id }) => id);
  return areas.some(({ id, bars }) => !bars && having.includes(id));
}
