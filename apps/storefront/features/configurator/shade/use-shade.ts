import { tryAll } from '@fenestra/domain/configuration/apply-change';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { useState } from 'react';
import { useAskedAreas } from '../choice/use-asked-areas';
import type { Draft } from '../choice/use-draft';
import { useLoadedCatalogue } from '../sync/configuration-context';
import {
  adding,
  areasWith,
  fittingAreas,
  replacing,
  type Shade,
  type ShadeKind,
  shadesOf,
  type ShadeType,
  shadeTypes,
} from './shade-choice';

/** The choice of a blind or net: which, for all areas in which it fits or for some (SHADE-01, SHADE-02). */
export function useShade(kind: ShadeKind, draft: Draft) {
  const catalogue = useLoadedCatalogue();
  const { configuration } = draft;
  const types = shadeTypes(kind, configuration, catalogue);
  const [present] = shadesOf(kind, configuration);
  const coloursOf = (type: ShadeType) => [...(catalogue.swatches.get(type.colours)?.values() ?? [])];
  const [shade, setShade] = useState<Shade>(() => {
    const type = types.find(({ id }) => id === present?.accessory) ?? types[0]!;
    return { type, colour: present?.colour ?? coloursOf(type)[0]!.code, side: undefined };
  });
  const fits = fittingAreas(shade, configuration, catalogue);
  const askedFor = useAskedAreas(configuration).filter((id) => fits.includes(id));
  const [each, setEach] = useState(
    () => askedFor.length > 0 || (present !== undefined && areasWith(kind, configuration).length < fits.length),
  );
  const [picked, setPicked] = useState<readonly string[]>(() => [
    ...new Set([...areasWith(kind, configuration), ...askedFor]),
  ]);
  const [isChosen, setChosen] = useState(present !== undefined);

  const put = (wanted: Shade, areas: readonly string[]) => {
    const changes = replacing(wanted, kind, areas, configuration);
    const refused = isViolation(tryAll(changes, configuration, catalogue));
    if (refused) draft.choose(adding(wanted, areas));
    else draft.take(changes);
    return !refused;
  };
  const areasOf = (wanted: Shade) => (each ? picked : fittingAreas(wanted, configuration, catalogue));
  const choose = (change: Partial<Shade>) => {
    const wanted = { ...shade, ...change };
    const areas = areasOf(wanted);
    // Where it fits nowhere, asking for it everywhere tells why.
    if (areas.length === 0 && !each) return draft.choose(adding(wanted, []));
    if (areas.length > 0 && !put(wanted, areas)) return;
    setShade(wanted);
    setChosen(true);
  };
  const goEach = (wanted: boolean) => {
    setEach(wanted);
    if (wanted) setPicked(areasWith(kind, configuration));
    else if (isChosen) put(shade, fits);
  };
  const pick = (id: string) => {
    const areas = picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];
    if (isChosen && !put(shade, areas)) return;
    setPicked(areas);
  };
  return {
    ...{ types, coloursOf, shade, fits, each, picked, isChosen, choose, goEach, pick },
    areas: each ? picked : fits,
    /** What a press on it comes to. */
    wanting: (wanted: Shade) => {
      const areas = areasOf(wanted);
      return areas.length === 0 ? [adding(wanted, [])] : replacing(wanted, kind, areas, configuration);
    },
  };
}
