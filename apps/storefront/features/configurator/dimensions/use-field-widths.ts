import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { inRows } from '@fenestra/domain/configuration/geometry/rows';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { useRejectedEntry } from './use-rejected-entry';

type Entry = { readonly index: number; readonly widths: readonly number[] };

/** Widths of the main row of the product, or of an element of it, as somebody wants them, mm. The last one is derived. */
export function useFieldWidths(divided: Configuration) {
  const { changed } = useTexts('configurator');
  const { shown, rules } = useConfiguration();
  const { entry, refused, enter, forget } = useRejectedEntry<Entry>();
  const fields = fieldSizes(divided);
  const widths = entry?.widths ?? inRows(fields, divided.light)[0]!.map(({ width }) => width);

  const widthsWith = (index: number, width: number): readonly number[] => {
    const others = widths.slice(0, -1).map((before, i) => (i === index ? width : before));
    return [...others, divided.width - others.reduce((sum, each) => sum + each, 0)];
  };
  const resizing = (now: readonly number[]): Change => ({
    kind: 'field-sizes',
    fields: fields.map((field, i) => ({ ...field, width: now[i] ?? field.width })),
  });
  return {
    widths,
    refused,
    /** Which of them was entered last and cannot be made. */
    wrong: entry?.index ?? null,
    canBe: (index: number, width: number) => rules?.canBeMade(resizing(widthsWith(index, width)), shown) ?? true,
    commit: (index: number, width: number) => {
      const now = widthsWith(index, width);
      enter({ index, widths: now }, resizing(now), changed.fields);
    },
    forget,
  };
}
