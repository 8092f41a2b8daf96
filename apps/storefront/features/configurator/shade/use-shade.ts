import { previewChanges } from '@fenestra/domain/configuration/apply-change';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { useState } from 'react';
import { useRequestedAreas } from '../choice/use-requested-areas';
import type { Draft } from '../choice/use-draft';
import { useLoadedCatalogue } from '../sync/configuration-context';
import { beginningFor, coloursOf, commonOf, giving, hingeSides, isAs, type Shades, shadesIn } from './present-shades';
import { adding, fittingAreas, type Shade, type ShadeKind, type ShadeType, shadeTypes } from './shade-choice';

/**
 * The choice of a blind or net: which, for all areas in which it fits or for some (SHADE-01, SHADE-02). Areas that it is not
 * for keep what they had. A box that is emptied takes away what its area has; in the dialog of one element that of another
 * element goes back to what it had.
 */
export function useShade(kind: ShadeKind, draft: Draft) {
  const catalogue = useLoadedCatalogue();
  const { configuration } = draft;
  const asked = useRequestedAreas(configuration);
  const [began] = useState(() => beginningFor(kind, asked, configuration, catalogue));
  const [before] = useState(() => shadesIn(kind, configuration, catalogue));
  const [each, setEach] = useState(began.each);
  const [picked, setPicked] = useState(began.picked);
  const [emptied, setEmptied] = useState<readonly string[]>([]);
  const [last, setLast] = useState<Shade | null>(began.isChosen ? began.shade : null);
  const now = shadesIn(kind, configuration, catalogue);
  const repaired = repairedIn(now, before, last);
  const shade = repaired ?? last ?? began.shade;
  const isChosen = (repaired ?? last) !== null;

  // Of the element that is asked for, and of those whose boxes are marked besides.
  const types = shadeTypes(kind, configuration, catalogue, asked.length > 0 ? [...asked, ...picked] : []);
  const fits = fittingAreas(shade, configuration, catalogue);
  const areasOf = (wanted: Shade) => (each ? picked : fittingAreas(wanted, configuration, catalogue));
  const changesTo = (wanted: Shade, areas: readonly string[], without: readonly string[] = emptied) => {
    const others = new Map([...before].filter(([id]) => !without.includes(id)));
    return giving(wanted, areas, others, { kind, from: configuration, catalogue });
  };
  const put = (wanted: Shade, areas: readonly string[], without: readonly string[] = emptied) => {
    const changes = changesTo(wanted, areas, without);
    const refused = isViolation(previewChanges(changes, configuration, catalogue));
    if (refused) draft.choose(adding(wanted, areas));
    else draft.take(changes);
    return !refused;
  };
  const choose = (change: Partial<Shade>) => {
    const wanted = { ...shade, ...change };
    const areas = areasOf(wanted);
    // Where it fits nowhere, asking for it everywhere tells why.
    if (areas.length === 0 && !each) return draft.choose(adding(wanted, []));
    if (areas.length > 0 && !put(wanted, areas)) return;
    setLast(wanted);
  };
  const goEach = (wanted: boolean) => {
    if (wanted && !each) setPicked(isChosen ? fits : began.picked);
    if (!wanted && isChosen && !put(shade, fits, [])) return;
    if (!wanted) setEmptied([]);
    setEach(wanted);
  };
  const pick = (id: string) => {
    const isOn = picked.includes(id);
    const areas = isOn ? picked.filter((one) => one !== id) : [...picked, id];
    const isOwn = asked.length === 0 || asked.includes(id);
    const without = isOn && isOwn ? [...emptied, id] : emptied.filter((one) => one !== id);
    if (isChosen && !put(shade, areas, without)) return;
    setPicked(areas);
    setEmptied(without);
  };
  const areas = each ? picked : fits;
  const hinges = hingeSides(configuration, catalogue);
  return {
    ...{ types, shade, fits, each, picked, isChosen, choose, goEach, pick },
    coloursOf: (type: ShadeType) => coloursOf(type, catalogue),
    areas,
    areasOf,
    /** Where the hinges of those areas are, each side once; of all that could have one where none is marked. */
    hinges: [...new Set((areas.length > 0 ? areas : fits).flatMap((id) => hinges.get(id) ?? []))],
    /** What an area has that the choice is not for. */
    keptBy: (id: string) => (areas.includes(id) ? undefined : now.get(id)),
    /** Whether what some areas had is taken away. */
    isTakenAway: [...before.keys()].some((id) => !now.has(id)),
    /** What a press on it comes to. */
    wanting: (wanted: Shade) => {
      const meant = areasOf(wanted);
      return meant.length === 0 ? [adding(wanted, [])] : changesTo(wanted, meant);
    },
  };
}

/** What a repair has put in the place of what was chosen; null where it has not. */
function repairedIn(now: Shades, before: Shades, last: Shade | null): Shade | null {
  const present = [...now];
  if (last && present.some(([, one]) => isAs(last, one))) return null;
  const [first, ...others] = present.flatMap(([id, one]) => {
    const had = before.get(id);
    return had && isAs(had, one) ? [] : [one];
  });
  return first ? commonOf([first, ...others]) : null;
}
