import { outcomeOf } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Part } from '@fenestra/domain/configuration/choices/numbered-parts';
import { backToStandard } from '@fenestra/domain/configuration/changes/standard';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { netOfParts } from '@fenestra/domain/pricing/part-prices';
import { useMemo } from 'react';
import { useNumbers } from '../stage/use-numbers';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { useTried } from '../sync/use-tried';
import { usePartChoice } from './part-choice';

export type PartOfList = {
  readonly part: Part;
  readonly number: number;
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

/** The numbered parts of the shown product with choice, price and the way back to standard; one request prices all ways. */
export function useParts(): PartOfList[] {
  const { product, shown } = useConfiguration();
  const catalogue = useLoadedCatalogue();
  const numbers = useNumbers();
  const choiceOf = usePartChoice();
  const backs = useMemo(
    () => new Map(numbers.map(({ part }) => [part, backToStandard(part, shown, catalogue)])),
    [numbers, shown, catalogue],
  );
  const ways = [...backs.values()].filter((back) => back.length > 0);
  const tried = useTried(ways);
  const nets = netOfParts(product.price.parts);
  return numbers.map((one): PartOfList => {
    const back = backs.get(one.part)!;
    const outcome = outcomeOf(back, shown, catalogue);
    return {
      ...one,
      back,
      choice: choiceOf(one.part, shown),
      net: nets.get(one.part) ?? 0,
      standard: isViolation(outcome) ? '' : choiceOf(one.part, outcome),
      difference: tried?.[ways.indexOf(back)]?.difference ?? null,
    };
  });
}
