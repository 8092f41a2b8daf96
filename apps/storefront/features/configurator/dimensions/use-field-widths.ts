import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { inRows } from '@fenestra/domain/configuration/geometry/rows';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts';
import type { Refused } from '../frame/refusal-note';
import { useConfiguration } from '../sync/configuration-context';

/**
 * Widths of the main row of the product, or of an element of it, as somebody wants them, mm: those that cannot be made stay
 * until the next possible ones. The last one is derived.
 */
export function useFieldWidths(divided: Configuration) {
  const { changed } = useTexts('configurator');
  const { shown, change } = useConfiguration();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const fields = fieldSizes(divided);
  const widths = wanted ?? inRows(fields, divided.light)[0]!.map(({ width }) => width);
  const forget = () => {
    setWanted(null);
    setRefused(null);
  };
  useEffect(forget, [shown]);

  const commit = (index: number, width: number) => {
    const others = widths.slice(0, -1).map((before, i) => (i === index ? width : before));
    const now = [...others, divided.width - others.reduce((sum, each) => sum + each, 0)];
    const sizes = fields.map((field, i) => ({ ...field, width: now[i] ?? field.width }));
    const resize: Change = { kind: 'field-sizes', fields: sizes };
    const refusal = change(resize, changed.fields);
    setRefused(refusal && { wanted: resize, refusal });
    setWanted(refusal ? now : null);
  };
  return { widths, refused, commit, forget };
}
