import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { inRows } from '@fenestra/domain/configuration/geometry/rows';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';
import type { Outcome } from '../sync/use-changes';

/**
 * Widths of the main row of the product, or of an element of it, as somebody wants them, mm: those that cannot be made stay
 * until the next possible ones. The last one is derived.
 */
export function useFieldWidths(divided: Configuration) {
  const { changed } = useTexts('configurator');
  const { shown, change } = useConfiguration();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const fields = fieldSizes(divided);
  const widths = wanted ?? inRows(fields, divided.light)[0]!.map(({ width }) => width);
  const forget = () => {
    setWanted(null);
    setOutcome(null);
  };
  useEffect(forget, [shown]);

  const commit = (index: number, width: number) => {
    const others = widths.slice(0, -1).map((before, i) => (i === index ? width : before));
    const now = [...others, divided.width - others.reduce((sum, each) => sum + each, 0)];
    const sizes = fields.map((field, i) => ({ ...field, width: now[i] ?? field.width }));
    const refused = change({ kind: 'field-sizes', fields: sizes }, changed.fields);
    setOutcome(refused);
    setWanted(refused ? now : null);
  };
  return { widths, outcome, commit, forget };
}
