import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import type { ChangeOf } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { inRows } from '@fenestra/domain/configuration/geometry/rows';
import { sizeText, thousands } from '../../../lib/format/numbers';
import { useTexts } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';

type Fields = ChangeOf<'field-sizes'>['fields'];

/** What other sizes of fields do: to a light, to an element, else to the widths beside each other. */
export function useFieldsName(): (fields: Fields) => string {
  const texts = useTexts('refusal');
  const light = useTexts('light');
  const { shown } = useConfiguration();
  const ofElement = (element: Configuration, i: number, fields: Fields): string[] => {
    const own = fields.filter(({ area }) => element.areas.some(({ id }) => id === area));
    const [main, [over] = []] = inRows(own, element.light);
    if (!main?.[0]) return [];
    const width = main.reduce((sum, field) => sum + field.width, 0);
    const height = main[0].height + (over?.height ?? 0);
    const isResized = width !== element.width || height !== element.height;
    const lit = element.light && over?.height !== element.light.height;
    return [
      ...(shown.assembly && isResized ? [texts.elementSize(i + 1, sizeText(width, height))] : []),
      ...(lit ? [`${light.height[element.light!.place]} ${thousands(over!.height)}\u00a0mm`] : []),
    ];
  };
  return (fields) => {
    const named = elementsOf(shown).flatMap((element, i) => ofElement(element, i, fields));
    return named.length > 0 ? named.join(', ') : texts.fields(fields.map(({ width }) => thousands(width)).join(' + '));
  };
}
