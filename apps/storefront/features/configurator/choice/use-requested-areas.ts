import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { useAddress } from '../../../lib/navigation/address';

/** Names an element of an assembly in the address, counted from 1. */
const parameter = 'prvek';

export const ofElement = (path: string, element: number | null): string =>
  element === null ? path : `${path}${path.includes('?') ? '&' : '?'}${parameter}=${element + 1}`;

/** The element that the address names, counted from 0: for which a dialog was opened, or that was just added; null where none is. */
export function useRequestedElement({ assembly }: Configuration): number | null {
  const element = Number(useAddress().search.get(parameter)) - 1;
  return assembly?.elements[element] ? element : null;
}

/** The areas of that element; none where the dialog is for all. */
export function useRequestedAreas(configuration: Configuration): readonly string[] {
  const element = useRequestedElement(configuration);
  return element === null ? [] : configuration.assembly!.elements[element]!.areas;
}
