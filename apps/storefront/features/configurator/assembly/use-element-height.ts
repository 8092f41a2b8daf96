import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts';
import type { Refused } from '../frame/refusal-note';
import { useConfiguration } from '../sync/configuration-context';

export type WantedHeight = ReturnType<typeof useElementHeight>;

/** The height of an element as somebody wants it, mm: one that cannot be made stays until the next possible one. */
export function useElementHeight(element: Configuration) {
  const { changed } = useTexts('configurator');
  const { shown, change } = useConfiguration();
  const [wanted, setWanted] = useState<number | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const forget = () => {
    setWanted(null);
    setRefused(null);
  };
  useEffect(forget, [shown]);

  const commit = (height: number) => {
    const resize: Change = { kind: 'field-sizes', fields: fieldSizes({ ...element, height }) };
    const refusal = change(resize, changed.fields);
    setRefused(refusal && { wanted: resize, refusal });
    setWanted(refusal ? height : null);
  };
  return { value: wanted ?? element.height, refused, commit, forget };
}
