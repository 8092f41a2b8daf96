import { elementsOf } from '../configuration/assembly/elements';
import type { Configuration } from '../configuration/configuration';
import type { Repair, Refusal, Violation, ViolationCode } from '../configuration/rules/violation';
import type { Size } from '../configuration/geometry/geometry';
import { inRows } from '../configuration/geometry/rows';
import type { DimensionId, Limit } from './scene';

export type WrongDimension = {
  readonly id: DimensionId;
  readonly limit: Omit<Limit, 'text'>;
  /** The element, from 0, beside whose transom it is. */
  readonly element?: number;
};

/** The dimension that a broken rule is about, with the limit that it is beyond; undefined for a rule about anything else. */
export function wrongDimension({ code, values }: Violation, configuration: Configuration): WrongDimension | undefined {
  const axis = axisOf[code];
  const { [axis!]: value, min, max } = values;
  if (!axis || typeof value !== 'number') return undefined;
  const limit = typeof min === 'number' && value < min ? { min } : { max: Number(max) };
  return { ...(axis === 'height' ? heightOf : widthOf)(values, configuration), limit };
}

/**
 * The same for a size that breaks a rule about both its sides (area, ratio, weight, pane): each side that would mend it alone,
 * with how far it may go beside the other one as it was asked for.
 */
export function wrongSides({ repairs }: Pick<Refusal, 'repairs'>, { width, height }: Size): WrongDimension[] {
  return repairs.flatMap((repair): WrongDimension[] => {
    const size = onlySize(repair);
    if (size?.height === height) return [{ id: 'width', limit: towards(size.width, width) }];
    return size?.width === width ? [{ id: 'height', limit: towards(size.height, height) }] : [];
  });
}

function onlySize([first, ...more]: Repair): Size | undefined {
  return first?.kind === 'size' && more.length === 0 ? first : undefined;
}

const towards = (possible: number, wanted: number) => (wanted < possible ? { min: possible } : { max: possible });

const axisOf: Partial<Record<ViolationCode, 'width' | 'height'>> = {
  'width-out-of-range': 'width',
  'height-out-of-range': 'height',
  'field-too-narrow': 'width',
  'transom-too-high': 'height',
  'sash-width': 'width',
  'sash-height': 'height',
  'pane-width': 'width',
  'pane-height': 'height',
  'dark-sash-width': 'width',
  'dark-sash-height': 'height',
};

type Place = Omit<WrongDimension, 'limit'>;

/** That of the row of the field above or below a transom, or that of the whole. */
function heightOf(values: Violation['values'], configuration: Configuration): Place {
  const element = elementIn(values, configuration);
  const { areas, light } = elementsOf(configuration)[element ?? 0]!;
  if (!light || values['area'] === undefined) return { id: 'height' };
  const isOfLight = values['area'] === areas.at(-1)!.id;
  const id = isOfLight === (light.place === 'above') ? 'partial-0' : 'partial-1';
  return element === undefined ? { id } : { id, element };
}

/** That of the element, of the field, or of the whole where there is one only. */
function widthOf(values: Violation['values'], configuration: Configuration): Place {
  const { areas, light, assembly } = configuration;
  const element = elementIn(values, configuration);
  if (assembly) return { id: element === undefined ? 'width' : `element-${element}` };
  const main = inRows(areas, light)[0]!;
  const index = main.findIndex(({ id }) => id === values['area']);
  return { id: main.length > 1 && index >= 0 ? `part-${index}` : 'width' };
}

/** Number of the element of an assembly that is refused, from 0: 1b is the second field of the first one. */
const elementIn = ({ element }: Violation['values'], { assembly }: Configuration): number | undefined =>
  assembly && element !== undefined ? Number.parseInt(String(element), 10) - 1 : undefined;
