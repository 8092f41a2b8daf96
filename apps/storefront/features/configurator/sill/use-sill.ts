import type { SillType } from '@fenestra/domain/catalogue/shades-and-sills';
import type { Change } from '@fenestra/domain/configuration/change';
import { defaultSillLength } from '@fenestra/domain/configuration/changes/change-size';
import { elementsOf, rowOf } from '@fenestra/domain/configuration/assembly/elements';
import { useState } from 'react';
import { useAskedElement } from '../choice/use-asked-areas';
import type { Draft } from '../choice/use-draft';
import { useLoadedCatalogue } from '../sync/configuration-context';

export type SillKind = SillType['kind'];
export type Sill = {
  readonly type: SillType;
  readonly colour: string;
  readonly depth: number;
  readonly length: number;
};

/** Depths that most walls need, mm. */
const usualDepth: Readonly<Record<SillKind, number>> = { 'inner-sill': 250, 'outer-sill': 165 };

/**
 * The choice of a windowsill; in an assembly for one element, or for each that can have it in its own length. Any press on one
 * of its parts chooses it as it then is.
 */
export function useSill(kind: SillKind, draft: Draft) {
  const catalogue = useLoadedCatalogue();
  const elements = elementsOf(draft.configuration);
  const withSills = rowOf(draft.configuration).flatMap(({ product }, i) =>
    catalogue.products.get(product)?.sills ? [i] : [],
  );
  const askedFor = useAskedElement(draft.configuration);
  const [element, setElement] = useState(() => (withSills.includes(askedFor ?? -1) ? askedFor : null));
  const meant = element === null ? withSills : [element];
  const { areas, width } = elements[meant[0] ?? 0]!;
  const ownLengths = meant.length > 1;
  const types = catalogue.data.sills.filter((sill) => sill.kind === kind);
  const coloursOf = (type: SillType) => [...(catalogue.swatches.get(type.colours)?.values() ?? [])];
  const chosen = areas.flatMap(({ accessories }) => accessories).find((one) => one.kind === kind);
  const [last, setLast] = useState<Sill>(() => ofType(types[0]!));
  const type = catalogue.sills.get(chosen?.accessory ?? last.type.id)!;
  const sill: Sill = chosen
    ? { type, colour: chosen.colour, depth: chosen.depth ?? last.depth, length: chosen.length ?? last.length }
    : last;

  function ofType(wanted: SillType): Sill {
    const usual = usualDepth[kind];
    const depth = wanted.depths.includes(usual) ? usual : wanted.depths[0]!;
    return { type: wanted, colour: coloursOf(wanted)[0]!.code, depth, length: defaultSillLength(width, wanted) };
  }

  /** Another material keeps the depth that it is made in, and begins with its first colour. */
  const made = (wanted: SillType): Sill => {
    if (wanted === sill.type) return sill;
    const depth = wanted.depths.includes(sill.depth) ? sill.depth : ofType(wanted).depth;
    return { ...ofType(wanted), depth, length: sill.length };
  };
  const adding = ({ type: { id }, colour, depth, length }: Sill): Change => ({
    kind: 'add-accessory',
    areas: meant.map((i) => elements[i]!.areas[0]!.id),
    accessory: id,
    colour,
    size: ownLengths ? { depth } : { depth, length },
  });
  const goTo = (other: number | null) => {
    setElement(other);
    if (other !== null) setLast({ ...last, length: defaultSillLength(elements[other]!.width, last.type) });
  };
  const { refused } = draft;
  const refusal = refused?.wanted.kind === 'add-accessory' ? refused.refusal : null;
  const choose = (wanted: Sill) => {
    setLast(wanted);
    draft.choose(adding(wanted));
  };
  return {
    types,
    coloursOf,
    sill,
    /** What the fields hold: the chosen sizes, or those that cannot be made with the reason. */
    entered: refusal ? last : sill,
    refusal,
    isChosen: chosen !== undefined,
    made,
    adding,
    choose,
    element,
    withSills,
    ownLengths,
    goTo,
  };
}
