import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import type { Label } from '../sync/change-history';
import { useKeptEntry } from './use-kept-entry';

export type WantedHeight = ReturnType<typeof useWantedHeight>;

/** The height of an element or of a light as somebody wants it, mm. `resized` is what has it, as a product of its own. */
export function useWantedHeight(
  present: number,
  resized: (height: number) => Configuration,
  labelOf: (height: number) => string | Label,
) {
  const { entry, refused, enter, forget } = useKeptEntry<number>();
  const commit = (height: number) =>
    enter(height, { kind: 'field-sizes', fields: fieldSizes(resized(height)) }, labelOf(height));
  return { value: entry ?? present, refused, commit, forget };
}
