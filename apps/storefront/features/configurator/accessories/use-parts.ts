import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { outcomeOf } from '@fenestra/domain/configuration/apply-change';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isChosen, type PartGroup, partGroups } from '@fenestra/domain/configuration/choices/numbered-parts';
import type { Part } from '@fenestra/domain/configuration/choices/parts';
import { resetPart } from '@fenestra/domain/configuration/changes/reset-part';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { netOfParts, withoutCouplings } from '@fenestra/domain/pricing/part-prices';
import { useMemo } from 'react';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { usePreviews } from '../sync/use-previews';
import { usePartChoice } from './part-choice';

export type PartOfList = {
  readonly part: Part;
  readonly number: number;
  /** The element of an assembly that it belongs to, counted from 0; null for the whole. */
  readonly element: number | null;
  readonly chosen: boolean;
  readonly choice: string;
  /** Minor units without VAT. */
  readonly net: number;
  /** What takes it back to standard; empty where it is standard. */
  readonly back: readonly Change[];
  /** What it would be then. */
  readonly standard: string;
  /** What that changes of the price; null while it is unknown. */
  readonly difference: number | null;
};

export type GroupOfList = Pick<PartGroup, 'element' | 'configuration'> & { readonly parts: readonly PartOfList[] };

/**
 * The numbered parts of the shown product with choice, price and the way back to standard, in an assembly element by element;
 * one request prices all ways.
 */
export function useParts(): GroupOfList[] {
  const { product, shown } = useConfiguration();
  const catalogue = useLoadedCatalogue();
  const choiceOf = usePartChoice();
  const groups = useMemo(() => withWaysBack(shown, catalogue), [shown, catalogue]);
  const ways = groups.flatMap(({ parts }) => parts.flatMap(({ back }) => (back.length > 0 ? [back] : [])));
  const tried = usePreviews(ways);
  return groups.map(({ element, configuration, parts }) => {
    const nets = netOfParts(withoutCouplings(product.price.parts), element === null ? undefined : element + 1);
    const own = parts.map(({ part, number, back }): PartOfList => {
      const outcome = outcomeOf(back, shown, catalogue);
      return {
        part,
        number,
        element,
        back,
        chosen: isChosen(part, configuration),
        choice: choiceOf(part, configuration),
        net: nets.get(part) ?? 0,
        standard: isViolation(outcome) ? '' : choiceOf(part, ownPart(outcome, element)),
        difference: tried?.[ways.indexOf(back)]?.difference ?? null,
      };
    });
    return { element, configuration, parts: own };
  });
}

const ownPart = (configuration: Configuration, element: number | null): Configuration =>
  element === null ? configuration : elementsOf(configuration)[element]!;

function withWaysBack(shown: Configuration, catalogue: Catalogue) {
  return partGroups(shown, catalogue).map(({ parts, ...group }) => ({
    ...group,
    parts: parts.map((one) => ({ ...one, back: resetPart(one.part, group.configuration, catalogue) })),
  }));
}
