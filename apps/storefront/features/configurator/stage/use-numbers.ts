import { isChosen, type Part, partsOf } from '@fenestra/domain/configuration/choices/numbered-parts';
import { useMemo } from 'react';
import { useConfiguration } from '../sync/configuration-context';

type Numbered = { readonly part: Part; readonly number: number; readonly chosen: boolean };

/** The parts of the shown product with their numbers, which are the same on the drawing and in the list. */
export function useNumbers(): readonly Numbered[] {
  const { shown, catalogue } = useConfiguration();
  return useMemo(() => {
    const parts = catalogue ? partsOf(shown, catalogue) : [];
    return parts.map((part, i) => ({ part, number: i + 1, chosen: isChosen(part, shown) }));
  }, [shown, catalogue]);
}
