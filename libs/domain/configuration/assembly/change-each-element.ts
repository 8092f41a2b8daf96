import type { Catalogue } from '../../catalogue/index-catalogue';
import type { ChangeOf, ProductChange } from '../change';
import { mirrored } from '../changes/change-mirror';
import { resized, resizedWithFields } from '../changes/change-size';
import type { Configuration } from '../configuration';
import { rowHeightOf, rowOf } from './elements';
import { elementsIn, joinElements, assemblyPartsOf, withElements } from './join-elements';
import { inRows } from '../geometry/rows';
import { areasOfContinuousSills, withRequestedSills } from './continuous-sills';
import { isViolation, type Violation, violation } from '../rules/violation';

type Edit = (change: ProductChange, element: Configuration) => Configuration | Violation;

/**
 * Makes a change of a product in the elements of an assembly and puts them together again: in those whose areas it names,
 * without names in all. What only some elements can have (a sill, a net) goes to those that can, and is taken away from those
 * that have it; what stands above others has no sill.
 */
export function changeEachElement(
  change: ProductChange,
  configuration: Configuration,
  catalogue: Catalogue,
  edit: Edit,
): Configuration | Violation {
  const parts = assemblyPartsOf(configuration, catalogue);
  const named = 'areas' in change ? namedIn(change, configuration, catalogue) : [];
  const unknown = named.find((id) => !configuration.areas.some((area) => area.id === id));
  if (unknown !== undefined) return violation('area-unknown', { area: unknown });

  const sill = change.kind === 'add-accessory' ? catalogue.sills.get(change.accessory) : undefined;
  const elements = elementsIn(parts);
  const isMeant = ({ areas }: Configuration) => named.length === 0 || areas.some(({ id }) => named.includes(id));
  const tried = elements.map((each, i) => {
    if (change.kind === 'handle' && !each.handle) return each;
    const element = { ...each, handle: configuration.handle }; // fixed glazing that is made to open gets the same one
    if (!isMeant(element)) return element;
    if (sill && i === parts.row.length) return violation('accessory-not-for-product', { accessory: sill.id });
    if (named.length === 0) return edit(change, element);
    const own = element.areas.filter(({ id }) => named.includes(id)).map(({ id }) => id);
    return edit({ ...change, areas: own } as ProductChange, element);
  });
  const refused = refusalOfAll(
    change,
    tried.filter((_, i) => isMeant(elements[i]!)),
  );
  if (refused) return refused;
  const changed = tried.map((each, i) => (isViolation(each) ? elements[i]! : each));
  if (change.kind !== 'add-accessory' || !sill) return joinElements(withElements(parts, changed), catalogue);
  const meant = tried.flatMap((each, i) => (isViolation(each) || !isMeant(each) ? [] : i));
  const asked = withRequestedSills(changed, meant, { kind: sill.kind, length: change.size?.length });
  return joinElements(withElements(parts, asked), catalogue);
}

/** Why elements refuse a change together: one of them for all, unless it passes over those that cannot have or do not have it. */
function refusalOfAll(change: ProductChange, tried: readonly (Configuration | Violation)[]): Violation | undefined {
  const isForAll = !('areas' in change) || change.areas.length === 0;
  const goesToSome = isForAll && (change.kind === 'add-accessory' || change.kind === 'threshold');
  const isPassedOver = ({ code }: Violation) =>
    goesToSome || (change.kind === 'remove-accessory' && code === 'accessory-not-chosen');
  const refusals = tried.filter(isViolation);
  const all = refusals.length === tried.length;
  return refusals.find((refusal) => all || !isPassedOver(refusal));
}

/** A sill goes as one piece, also from below the elements that are not named. */
function namedIn(
  change: Extract<ProductChange, { areas: readonly string[] }>,
  configuration: Configuration,
  catalogue: Catalogue,
): readonly string[] {
  const sill = change.kind === 'remove-accessory' ? catalogue.sills.get(change.accessory) : undefined;
  return sill ? areasOfContinuousSills(rowOf(configuration), change.areas, sill.kind) : change.areas;
}

/**
 * Another overall size: one element takes the difference of the width, or all keep their proportion. Elements as high as the
 * row follow its height.
 */
export function resizeAssembly(
  { width, height, element: taker }: ChangeOf<'size'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const parts = assemblyPartsOf(configuration, catalogue);
  const { row } = parts;
  if (taker !== undefined && !row[taker - 1]) return violation('element-unknown', { element: taker });
  const by = width - configuration.width;
  const widths =
    taker === undefined ? inProportion(row, by) : row.map((each, i) => each.width + (i === taker - 1 ? by : 0));
  const rowHeight = rowHeightOf(row);
  const newHeight = height - (configuration.height - rowHeight);
  const changed = row.map((element, i) => {
    const own = element.height === rowHeight ? newHeight : element.height;
    return resized(element, widths[i]!, own, catalogue);
  });
  return joinElements({ ...parts, row: changed }, catalogue);
}

/** Widths of a row that is `by` millimetres wider; rounded so that they come to its width. */
export function inProportion(row: readonly Pick<Configuration, 'width'>[], by: number): number[] {
  const before = row.reduce((sum, { width }) => sum + width, 0);
  let [old, at] = [0, 0];
  return row.map(({ width }) => {
    const from = at;
    at = Math.round(((old += width) * (before + by)) / before);
    return at - from;
  });
}

/** The row from the other side: its elements, what is in them, and their couplings change sides. */
export function mirrorAssembly(configuration: Configuration, catalogue: Catalogue): Configuration {
  const { row, above, couplings } = assemblyPartsOf(configuration, catalogue);
  const turned = row.map((element) => mirrored(element, catalogue)).toReversed();
  const upright = couplings.slice(0, row.length - 1).toReversed();
  const over = above && mirrored(above, catalogue);
  return joinElements(
    { row: turned, above: over, couplings: [...upright, ...couplings.slice(row.length - 1)] },
    catalogue,
  );
}

/**
 * Sizes of fields by area id (DIM-13): an element is as wide as its fields together, and the overall size follows
 * (OPEN-Q-07). Elements that are not named stay. One above the row follows its width: another one is refused.
 */
export function resizeElements(
  { fields }: ChangeOf<'field-sizes'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const unknown = fields.find(({ area }) => !configuration.areas.some(({ id }) => id === area));
  if (unknown) return violation('area-unknown', { area: unknown.area });
  const parts = assemblyPartsOf(configuration, catalogue);
  const changed: Configuration[] = [];
  for (const element of elementsIn(parts)) {
    const own = element.areas.flatMap(({ id }) => fields.filter(({ area }) => area === id));
    const next = own.length ? withFields(element, own, catalogue) : element;
    if (isViolation(next)) return next;
    changed.push(next);
  }
  const whole = joinElements(withElements(parts, changed), catalogue);
  const asked = parts.above && changed.at(-1)!.width;
  const fits = asked === null || asked === parts.above?.width || asked === whole.width;
  return fits ? whole : violation('element-above-width', { width: whole.width, asked });
}

/** An element whose fields have these sizes, whatever the rules say of them. */
export function withFields(
  element: Configuration,
  fields: ChangeOf<'field-sizes'>['fields'],
  catalogue: Catalogue,
): Configuration | Violation {
  const rows = inRows(fields, element.light);
  const width = rows[0]!.reduce((sum, field) => sum + field.width, 0);
  const height = rows.reduce((sum, [first]) => sum + (first?.height ?? 0), 0);
  return resizedWithFields({ width, height }, fields, element, catalogue);
}
