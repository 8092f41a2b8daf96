import type { ChangeOf } from '@fenestra/domain/configuration/change';
import { compensatedSizes } from '@fenestra/domain/configuration/assembly/compensated-sizes';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { elementsOf, rowOf } from '@fenestra/domain/configuration/assembly/elements';
import { useState } from 'react';
import { useRequestedElement } from '../choice/use-requested-areas';
import { useTexts } from '../../../lib/shop/texts';
import { useRejectedEntry } from '../dimensions/use-rejected-entry';
import { useConfiguration } from '../sync/configuration-context';

export type ElementWidths = ReturnType<typeof useElementWidths>;

/** Elements that come to another width than the whole, and what would mend it. */
export type WrongSum = {
  readonly drawn: Configuration;
  /** Other elements that can give way, and the sizes of the whole that would follow. */
  readonly repairs: readonly { readonly element: number | null; readonly change: ChangeOf<'field-sizes'> }[];
};

/**
 * The width of the chosen element. Another element of the row gives way; where that one cannot, what was entered stays and
 * the sum is wrong until it is mended. A width that cannot be made at all is refused by the rule that it breaks.
 */
export function useElementWidths() {
  const { shown } = useConfiguration();
  const { changed } = useTexts('configurator');
  const [added, setAdded] = useState(useRequestedElement(shown));
  const [chosen, setChosen] = useState(added ?? 0);
  const [wantedGiver, setGiver] = useState<number | null>(null);
  const { entry: entered, refused, enter, forget } = useRejectedEntry<number>();
  const elements = elementsOf(shown);
  const at = Math.min(chosen, elements.length - 1);
  const givers = rowOf(shown).flatMap((_, i) => (i === at ? [] : i));
  const giver = wantedGiver !== null && givers.includes(wantedGiver) ? wantedGiver : (givers.at(-1) ?? null);

  const commit = (width: number) => {
    const by = width - elements[at]!.width;
    const others = giver === null ? {} : { [giver]: elements[giver]!.width - by };
    const resize = compensatedSizes(shown, { [at]: width, ...others });
    enter(width, resize, changed.fields);
  };
  const wrong = useWrongSum(at, entered, givers);
  return {
    chosen: at,
    choose: (element: number) => {
      forget();
      setChosen(element);
    },
    /** The element that was just added, which is shown wherever the page is scrolled to. */
    added,
    chooseAdded: (element: number) => {
      setChosen(element);
      setAdded(element);
    },
    givers,
    giver,
    setGiver,
    width: entered ?? elements[at]!.width,
    commit,
    forget,
    wrong,
    refused: wrong ? null : refused,
  };
}

/** Null where nothing is entered, or what is entered cannot be made whatever gives way. */
function useWrongSum(chosen: number, entered: number | null, givers: readonly number[]): WrongSum | null {
  const { shown, rules } = useConfiguration();
  if (entered === null || !rules) return null;
  const alone = compensatedSizes(shown, { [chosen]: entered });
  const drawn = rules.tried(alone, shown);
  if (!drawn) return null;
  const elements = elementsOf(shown);
  const by = entered - elements[chosen]!.width;
  const instead = givers
    .map((element) => ({
      element,
      change: compensatedSizes(shown, { [chosen]: entered, [element]: elements[element]!.width - by }),
    }))
    .filter((repair) => rules.canBeMade(repair.change, shown));
  return { drawn, repairs: [...instead, { element: null, change: alone }] };
}
