import type { ChangeOf } from '../change';
import type { Configuration } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { elementsOf, rowOf } from './elements';

/** Who takes the difference of the width unless somebody else is chosen: the widest fixed element, else the last, from 0. */
export function defaultCompensatingElement(configuration: Configuration): number {
  const row = rowOf(configuration);
  const fixed = row.flatMap(({ areas, width }, at) =>
    areas.every(({ opening }) => opening === 'fix') ? { at, width } : [],
  );
  return fixed.toSorted((a, b) => a.width - b.width || a.at - b.at).at(-1)?.at ?? row.length - 1;
}

/** Which sizes make an element of an assembly that wide, while another one gives way and the overall width stays. */
export function compensatedSizes(
  configuration: Configuration,
  sizes: Readonly<Record<number, number>>,
): ChangeOf<'field-sizes'> {
  const elements = elementsOf(configuration);
  const fields = elements.flatMap((element, i) => {
    const width = sizes[i];
    return width === undefined ? [] : fieldsOfWidth(element, width);
  });
  return { kind: 'field-sizes', fields };
}

/** The fields of an element in another width, in their present proportion. */
function fieldsOfWidth(element: Configuration, width: number) {
  const axes = element.axes.map((axis) => Math.round((axis * width) / element.width));
  return fieldSizes({ ...element, axes, width });
}
