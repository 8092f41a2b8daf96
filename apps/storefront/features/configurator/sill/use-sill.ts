import type { SillType } from '@fenestra/domain/catalogue/blinds-screens-and-sills';
import type { Change } from '@fenestra/domain/configuration/change';
import { previewChange } from '@fenestra/domain/configuration/apply-change';
import { elementsOf, rowOf } from '@fenestra/domain/configuration/assembly/elements';
import { sillRunLength, sillElement, sillOf } from '@fenestra/domain/configuration/assembly/sill-spans';
import type { ChosenAccessory, Configuration } from '@fenestra/domain/configuration/configuration';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { useState } from 'react';
import { useRequestedElement } from '../choice/use-requested-areas';
import type { Draft } from '../choice/use-draft';
import { useLoadedCatalogue } from '../sync/configuration-context';

export type SillKind = SillType['kind'];
export type Sill = {
  readonly type: SillType;
  readonly colour: string;
  readonly depth: number;
  /** mm; without it as long as what it is below asks for. */
  readonly length?: number | undefined;
};

/** Depths that most walls need, mm. */
const usualDepth: Readonly<Record<SillKind, number>> = { 'inner-sill': 250, 'outer-sill': 165 };

/**
 * The choice of a windowsill; in an assembly for one element, or for all that can have it, in one piece where they are on one
 * line. Any press on one of its parts chooses it as it then is.
 */
export function useSill(kind: SillKind, draft: Draft) {
  const catalogue = useLoadedCatalogue();
  const elements = elementsOf(draft.configuration);
  const withSills = rowOf(draft.configuration).flatMap(({ product }, i) =>
    catalogue.products.get(product)?.sills ? [i] : [],
  );
  const askedFor = useRequestedElement(draft.configuration);
  const [element, setElement] = useState(() => (withSills.includes(askedFor ?? -1) ? askedFor : null));
  const meant = element === null ? withSills : [element];
  const types = catalogue.data.sills.filter((sill) => sill.kind === kind);
  const coloursOf = (type: SillType) => [...(catalogue.swatches.get(type.colours)?.values() ?? [])];
  const first = meant[0] ?? 0;
  const chosen = sillBelow(draft.configuration, first, kind);
  const [last, setLast] = useState<Sill>(() => ofType(types[0]!));
  const type = catalogue.sills.get(chosen?.accessory ?? last.type.id)!;
  const sill: Sill = chosen
    ? { type, colour: chosen.colour, depth: chosen.depth ?? last.depth, length: ownLength(chosen) }
    : last;

  function ofType(wanted: SillType): Sill {
    const usual = usualDepth[kind];
    const depth = wanted.depths.includes(usual) ? usual : wanted.depths[0]!;
    return { type: wanted, colour: coloursOf(wanted)[0]!.code, depth };
  }

  /** Another material keeps the depth that it is made in, and begins with its first colour. */
  const made = (wanted: SillType): Sill => {
    if (wanted === sill.type) return sill;
    const depth = wanted.depths.includes(sill.depth) ? sill.depth : ofType(wanted).depth;
    return { ...ofType(wanted), depth, length: sill.length };
  };
  function adding({ type: { id }, colour, depth, length }: Sill): Change {
    const areas = meant.map((i) => elements[i]!.areas[0]!.id);
    return {
      kind: 'add-accessory',
      areas,
      accessory: id,
      colour,
      size: { depth, ...(length !== undefined && { length }) },
    };
  }
  const goTo = (other: number | null) => {
    setElement(other);
    setLast({ ...last, length: undefined });
  };
  /** The piece below what is meant in its usual length; null where that is more than one piece, or a part of one. */
  function usualPiece(wanted: Sill): ChosenAccessory | null {
    const made = previewChange(adding({ ...wanted, length: undefined }), draft.configuration, catalogue);
    const piece = isViolation(made) ? undefined : sillBelow(made, first, kind);
    return piece && sillRunLength(piece) === meant.length ? piece : null;
  }
  function ownLength(present: ChosenAccessory): number | undefined {
    if (sillRunLength(present) !== meant.length) return undefined;
    const usual = usualPiece({ type, colour: present.colour, depth: present.depth ?? last.depth });
    return present.length === usual?.length ? undefined : present.length;
  }
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
    piece: usualPiece(sill),
    goTo,
  };
}

/** The sill below an element, also where it begins further left. */
function sillBelow(configuration: Configuration, element: number, kind: SillKind): ChosenAccessory | undefined {
  return sillOf(elementsOf(configuration)[sillElement(configuration, element, kind)]!, kind);
}
