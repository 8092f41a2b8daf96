import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { limitsOf } from '@fenestra/domain/configuration/rules/limits';

/** Every other choice that there is for a product or assembly, then other sizes on a grid; ids of areas and elements stay. */
export function* singleChanges(configuration: Configuration, catalogue: Catalogue): Generator<Change> {
  yield* otherChoices(configuration, catalogue);
  yield* otherSizes(configuration, catalogue);
  yield* otherFields(configuration);
}

function* otherChoices({ areas, assembly }: Configuration, { data }: Catalogue): Generator<Change> {
  for (const { id } of data.glass) yield { kind: 'glass', areas: [], glass: id };
  for (const { id } of data.profiles) yield { kind: 'profile', profile: id };
  for (const { id } of [none, ...data.handles]) yield { kind: 'handle', handle: id };
  for (const { id } of [none, ...data.thresholds]) yield { kind: 'threshold', threshold: id };
  for (const { id } of data.fillings) yield { kind: 'filling', filling: id };
  for (const { id } of data.locks) yield { kind: 'lock', lock: id };
  for (const { code } of data.colours)
    for (const inside of ['W', code]) yield { kind: 'colour', inside, outside: code };
  yield { kind: 'ornament', areas: [], ornament: null };
  for (const { id } of [...data.bars, ...data.sills, ...data.nets, ...data.blinds, ...data.thresholds])
    yield { kind: 'remove-accessory', areas: [], accessory: id };
  for (const named of [[], ...areas.map(({ id }) => [id])])
    for (const { code } of data.openings) yield { kind: 'opening', areas: named, opening: code };
  for (const [joint] of (assembly?.couplings ?? []).entries())
    for (const { id } of data.couplings) yield { kind: 'coupling', joint: joint + 1, coupling: id };
}

const none = { id: null };

function* otherSizes(configuration: Configuration, catalogue: Catalogue): Generator<Change> {
  const { widthMin, widthMax, heightMin, heightMax } = limitsOf(configuration, catalogue);
  const { assembly, width, height } = configuration;
  for (const wide of between(widthMin, widthMax, 50))
    for (const high of between(heightMin, heightMax, 50)) yield { kind: 'size', width: wide, height: high };
  for (const [element] of (assembly?.elements ?? []).entries())
    for (const by of between(-1000, 1000, 100)) yield { kind: 'size', width: width + by, height, element: element + 1 };
}

/** Each field wider at the cost of each other one, and each height of the light. */
function* otherFields(configuration: Configuration): Generator<Change> {
  const fields = fieldSizes(configuration);
  for (const one of fields)
    for (const other of fields.filter((field) => field !== one))
      for (const by of between(25, 900, 25))
        yield { kind: 'field-sizes', fields: withMovedWidth(fields, one, other, by) };
  const { light } = configuration;
  if (!light) return;
  for (const height of between(200, 1500, 25))
    yield { kind: 'field-sizes', fields: fieldSizes({ ...configuration, light: { ...light, height } }) };
}

type Fields = ReturnType<typeof fieldSizes>;

/** One field wider and another one narrower by so many millimetres. */
export function withMovedWidth(fields: Fields, one: Fields[number], other: Fields[number], by: number): Fields {
  const widths = new Map([
    [one, one.width + by],
    [other, other.width - by],
  ]);
  return fields.map((field) => ({ ...field, width: widths.get(field) ?? field.width }));
}

function* between(min: number, max: number, step: number): Generator<number> {
  for (let value = min; value <= max; value += step) yield value;
}
