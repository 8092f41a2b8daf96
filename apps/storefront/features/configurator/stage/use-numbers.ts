import type { Part } from '@fenestra/domain/configuration/choices/parts';
import { useMemo } from 'react';
import { useConfiguration } from '../sync/configuration-context';

type Numbered = { readonly part: Part; readonly number: number; readonly chosen: boolean };

/** The parts of the shown product with their numbers, which are the same on the drawing and in the list. */
export function useNumbers(): readonly Numbered[] {
  const { shown, rules } = useConfiguration();
  return useMemo(() => rules?.numbersOf(shown) ?? [], [shown, rules]);
}
