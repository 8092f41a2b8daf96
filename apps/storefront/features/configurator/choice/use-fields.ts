import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Field } from '@fenestra/domain/configuration/geometry/geometry';
import { shapeOf } from '@fenestra/domain/configuration/geometry/shape';
import { useMemo } from 'react';
import { useLoadedCatalogue } from '../sync/configuration-context';
import type { Draft } from './use-draft';

/** All fields of the drawn product, of an assembly those of its elements; a double door has two of one area. */
export function useFields({ drawn }: Draft): readonly Field[] {
  const catalogue = useLoadedCatalogue();
  return useMemo(
    () => elementsOf(drawn).flatMap((element) => shapeOf(element, catalogue).geometry.fields),
    [drawn, catalogue],
  );
}
