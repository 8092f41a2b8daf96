import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import type { Label } from '../sync/change-history';
import { useRejectedEntry } from './use-rejected-entry';

export type RequestedHeight = ReturnType<typeof useRequestedHeight>;

/** The height of an element or of a light as somebody wants it, mm. `resized` is what has it, as a product of its own. */
export function useRequestedHeight(
  present: number,
  resized: (height: number) => Configuration,
  labelOf: (height: number) => string | Label,
) {
  const { entry, refused, enter, forget } = useRejectedEntry<number>();
  const commit = (height: number) =>
    enter(height, { kind: 'field-sizes', fields: fieldSizes(resized(height)) }, labelOf(height));
  return { value: entry ?? present, refused, commit, forget };
}
