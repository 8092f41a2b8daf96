import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Glass } from '../../catalogue/glazing';
import type { Change, ChangeOf } from '../change';
import type { Configuration } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { equalAxes } from '../geometry/geometry';
import { inRows } from '../geometry/rows';
import { elementWithin, movedJoint, otherElements } from './element-sizes';
import { movedTransom } from './transom-heights';
import { nearestManufacturable, type FindViolation } from './nearest-manufacturable';
import { otherAccessories } from './other-accessories';
import type { Refused } from './refused';

/** Other choices of the same kind, those most like the refused one first. */
export function alternatives(refused: Refused, catalogue: Catalogue, whyNot: FindViolation<Change>): Change[] {
  const { change, configuration } = refused;
  switch (change.kind) {
    case 'field-sizes':
      return [
        ...withTheRest(change, configuration),
        ...movedAxis(change, refused, whyNot),
        ...movedTransom(change, refused, catalogue, whyNot),
        ...elementWithin(change, refused, catalogue, whyNot),
        ...movedJoint(change, refused, whyNot),
        equalFields(configuration),
      ];
    case 'opening':
      return otherOpenings(change, catalogue);
    case 'profile':
      return otherProfiles(change, catalogue);
    case 'colour':
      return otherColours(change, refused);
    case 'glass':
      return glassAlike(change.glass, catalogue).map(({ id }) => ({ ...change, glass: id }));
    case 'ornament':
      return otherOrnaments(change, catalogue);
    case 'bars':
      return otherBars(change, catalogue);
    case 'handle':
      return otherHandles(change, catalogue);
    case 'threshold':
      return otherThresholds(change, configuration, catalogue);
    case 'add-accessory':
      return otherAccessories(change, refused, catalogue);
    case 'add-element':
      return otherElements(change, refused, catalogue, whyNot);
    case 'coupling':
      return otherCouplings(change, catalogue);
    default:
      return [];
  }
}

/** All other entries, those most like the wanted one first; none for an unknown one. */
function alike<Id, Entry>(
  entries: ReadonlyMap<Id, Entry>,
  wanted: Id,
  distance: (entry: Entry, wanted: Entry) => number,
): Entry[] {
  const like = entries.get(wanted);
  if (!like) return [];
  const others = [...entries.values()].filter((entry) => entry !== like);
  return others.toSorted((a, b) => distance(a, like) - distance(b, like));
}

/** As warm as can be, then as thick. */
export const glassAlike = (glass: number, catalogue: Catalogue): Glass[] =>
  alike(catalogue.glass, glass, (a, b) => 100 * Math.abs(a.ug - b.ug) + Math.abs(a.thickness - b.thickness));

/** Widths that do not add up: the last field takes the rest, or the first one does; heights stay. */
function withTheRest({ kind, fields }: ChangeOf<'field-sizes'>, configuration: Configuration): Change[] {
  const { width, light } = configuration;
  const present = fieldSizes(configuration);
  const whole = fields.map((field) => ({
    ...field,
    height: present.find(({ area }) => area === field.area)?.height ?? field.height,
  }));
  const main = inRows(whole, light)[0]!;
  const rest = width - main.reduce((sum, field) => sum + field.width, 0);
  return [main.length - 1, 0].flatMap((at) => {
    const field = main[at];
    return field ? [{ kind, fields: whole.with(at, { ...field, width: field.width + rest }) }] : [];
  });
}

/** The refused field as near to its width as can be made, at the cost of the one beside it. */
export function movedAxis(
  { fields }: ChangeOf<'field-sizes'>,
  { broken, configuration }: Refused,
  whyNot: FindViolation<Change>,
): ChangeOf<'field-sizes'>[] {
  const main = inRows(fields, configuration.light)[0]!;
  const at = main.findIndex(({ area }) => area === broken.values['area']);
  const beside = at === 0 ? 1 : at - 1;
  if (at < 0 || !main[beside]) return [];
  const both = main[at]!.width + main[beside].width;
  const withWidth = (width: number): ChangeOf<'field-sizes'> => ({
    kind: 'field-sizes',
    fields: fields.with(at, { ...fields[at]!, width }).with(beside, { ...fields[beside]!, width: both - width }),
  });
  const width = nearestManufacturable('width', fields[at]!.width, { min: 1, max: both - 1 }, (each) =>
    whyNot(withWidth(each)),
  );
  return width === null ? [] : [withWidth(width)];
}

function equalFields(configuration: Configuration): Change {
  const { axes, width } = configuration;
  return { kind: 'field-sizes', fields: fieldSizes({ ...configuration, axes: equalAxes(width, axes.length + 1) }) };
}

/** The same movement with hinges on the other side first, then the same side. */
function otherOpenings(change: ChangeOf<'opening'>, { openings }: Catalogue): Change[] {
  const distance = (a: { kind: string; hinge: unknown }, b: typeof a) =>
    (a.kind === b.kind ? 0 : 2) + (a.hinge === b.hinge ? 0 : 1);
  return alike(openings, change.opening, distance).map(({ code }) => ({ ...change, opening: code }));
}

/** Those that stand for others only lead to the same one twice (PROF-08). */
function otherProfiles(change: ChangeOf<'profile'>, { profiles }: Catalogue): Change[] {
  const others = alike(profiles, change.profile, (a, b) => Math.abs(a.uf - b.uf));
  return others.filter(({ shownAs }) => !shownAs).map(({ id }) => ({ ...change, profile: id }));
}

/** A decor inside is made on both sides only (CLR-01). */
function otherColours({ inside, outside }: ChangeOf<'colour'>, { broken }: Refused): Change[] {
  const onBothSides: Change = { kind: 'colour', inside, outside: inside };
  if (broken.code === 'decor-inside-only') return [onBothSides, { kind: 'colour', inside: 'W', outside: inside }];
  return broken.code === 'decors-differ' ? [onBothSides, { kind: 'colour', inside: 'W', outside }] : [];
}

function otherOrnaments(change: ChangeOf<'ornament'>, { ornaments }: Catalogue): Change[] {
  if (change.ornament === null) return [];
  const others = alike(ornaments, change.ornament, (a, b) => Math.abs(a.privacy - b.privacy));
  return others.map(({ id }) => ({ ...change, ornament: id }));
}

/** Narrower or wider bars of the same colour, then fewer bars. */
function otherBars(change: ChangeOf<'bars'>, { bars }: Catalogue): Change[] {
  const others = alike(bars, change.bars, (a, b) => Math.abs(a.width - b.width) + (a.variant === b.variant ? 0 : 100));
  const fewer = ['2x1', '1x2', '1x1', '0x1', '1x0'].filter((pattern) => pattern !== change.pattern);
  return [
    ...others.map(({ id }): Change => ({ ...change, bars: id })),
    ...fewer.map((pattern): Change => ({ ...change, pattern })),
  ];
}

function otherHandles(change: ChangeOf<'handle'>, { handles }: Catalogue): Change[] {
  if (change.handle === null) return [];
  const others = alike(handles, change.handle, (a, b) => (a.hex === b.hex ? 0 : 1) + (a.kind === b.kind ? 0 : 2));
  return others.map(({ id }) => ({ ...change, handle: id }));
}

/** Instead of none, any other than the present one. */
function otherThresholds(
  change: ChangeOf<'threshold'>,
  configuration: Configuration,
  { thresholds }: Catalogue,
): Change[] {
  const wanted = change.threshold ?? configuration.threshold;
  if (wanted === null) return [];
  return alike(thresholds, wanted, (a, b) => Math.abs(a.height - b.height)).map(({ id }) => ({
    ...change,
    threshold: id,
  }));
}

function otherCouplings(change: ChangeOf<'coupling'>, { couplings }: Catalogue): Change[] {
  const others = alike(couplings, change.coupling, (a, b) => Math.abs(a.angle - b.angle) + Math.abs(a.adds - b.adds));
  return others.map(({ id }) => ({ ...change, coupling: id }));
}
