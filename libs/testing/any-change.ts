import fc from 'fast-check';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { type Change, type ChangeOf, elementPlaces } from '@fenestra/domain/configuration/change';
import { maxElements } from '@fenestra/domain/configuration/assembly/change-elements';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import { type Configuration, openingCodes } from '@fenestra/domain/configuration/configuration';
import { fieldSizes } from '@fenestra/domain/configuration/geometry/field-sizes';
import { withMovedWidth } from './single-changes';

type Kind = Exclude<Change['kind'], 'restore'>;
type Parts = { [K in Kind]: fc.Arbitrary<Omit<ChangeOf<K>, 'kind'>> };

/** Changes of every kind, many of them impossible, as a shopper or a stranger might ask for them. */
export function anyChangeIn({ data }: Catalogue): fc.Arbitrary<Change> {
  const mm = fc.integer({ min: -10, max: 4000 });
  const usual = fc.integer({ min: 500, max: 2400 });
  const optionalSize = fc.option(usual, { nil: undefined });
  const areas = fc.constantFrom<string[][]>([], [], ['1'], ['2'], ['3'], ['1', '2'], ['A1'], ['A2'], ['A7'], ['x']);
  const element = fc.integer({ min: 0, max: maxElements + 1 });
  const idOf = (entries: readonly { readonly id: number }[]) => fc.constantFrom(0, ...entries.map(({ id }) => id));
  const code = fc.constantFrom('?', ...data.colours.map((colour) => colour.code));
  const spacerColour = fc.constantFrom(
    ...data.spacers.flatMap(({ id, colours }) =>
      ['?', ...colours.map((each) => each.code)].map((each) => [id, each] as const),
    ),
  );
  const accessories = [...data.sills, ...data.blinds, ...data.nets];
  const swatch = fc.constantFrom(...Object.values(data.swatches).map(([first]) => first!.code));
  const coloured = fc.constantFrom(
    ...accessories.map(({ id, colours }) => [id, data.swatches[colours]![0]!.code] as const),
  );
  const accessorySize = fc.record(
    { length: usual, depth: fc.constantFrom(150, 200, 250), side: fc.constantFrom('L' as const, 'P' as const) },
    { requiredKeys: [] },
  );
  const parts: Parts = {
    size: fc.oneof(
      fc.record({ width: mm, height: mm }),
      fc.record({ width: usual, height: usual }),
      fc.record({ width: usual, height: usual, element }),
    ),
    'field-sizes': fc.record({
      fields: fc.array(fc.record({ area: fc.constantFrom('1', '2', '3', 'A1', 'x'), width: mm, height: mm })),
    }),
    opening: fc.record({ areas, opening: fc.constantFrom(...openingCodes) }),
    profile: fc.record({ profile: idOf(data.profiles) }),
    colour: fc.record({ inside: fc.oneof(code, fc.constant('W')), outside: code }),
    glass: fc.record({ areas, glass: idOf(data.glass) }),
    spacer: fc.oneof(
      fc.record({ areas, spacer: idOf(data.spacers) }),
      fc.tuple(areas, spacerColour).map(([named, [spacer, colour]]) => ({ areas: named, spacer, colour })),
    ),
    ornament: fc.record({ areas, ornament: fc.option(idOf(data.ornaments)) }),
    bars: fc.record({
      areas,
      bars: idOf(data.bars),
      pattern: fc.constantFrom('1x1', '2x3', 'top2x1', 'cross', 'vienna', '0x0'),
    }),
    handle: fc.record({ handle: fc.option(idOf(data.handles)) }),
    threshold: fc.record({ threshold: fc.option(idOf(data.thresholds)) }),
    filling: fc.record({ filling: idOf(data.fillings) }),
    lock: fc.record({ lock: idOf(data.locks) }),
    mirror: fc.constant({}),
    room: fc.record({ room: fc.constantFrom('Kuchyň', 'Dětský pokoj', null) }),
    'add-accessory': fc.oneof(
      fc.record({ areas, accessory: idOf(accessories), colour: swatch }),
      fc
        .tuple(areas, coloured, accessorySize)
        .map(([named, [accessory, colour], size]) => ({ areas: named, accessory, colour, size })),
    ),
    'add-element': fc.record({
      place: fc.constantFrom(...elementPlaces),
      beside: fc.option(element, { nil: undefined }),
      product: fc.constantFrom('?', ...data.products.map((product) => product.code)),
      width: optionalSize,
      height: optionalSize,
    }),
    'remove-element': fc.record({ element }),
    'move-element': fc.record({
      element,
      to: fc.constantFrom('left' as const, 'right' as const),
    }),
    coupling: fc.record({ joint: fc.integer({ min: 0, max: maxElements }), coupling: idOf(data.couplings) }),
    'remove-accessory': fc.record({ areas, accessory: idOf([...accessories, ...data.bars, ...data.thresholds]) }),
  };
  const kinds = Object.entries<fc.Arbitrary<object>>(parts);
  return fc.oneof(...kinds.map(([kind, rest]) => rest.map((values) => ({ kind, ...values }) as Change)));
}

/** A change of what is there when it is made: of which of its fields and elements, and by how many millimetres. */
export type Step = { readonly any: Change; readonly nth: number; readonly by: number };

/** Changes of every kind for one product after the other, so that its fields, areas and elements are named as they are by then. */
export const anyStepIn = (catalogue: Catalogue): fc.Arbitrary<Step> =>
  fc.record({ any: anyChangeIn(catalogue), nth: fc.nat({ max: 23 }), by: fc.integer({ min: -900, max: 900 }) });

/** The change that a step is of this product. Ids of areas that it has not are asked for less often, sizes that do not add up too. */
export function changeOf({ any, nth, by }: Step, present: Configuration): Change {
  if (any.kind === 'field-sizes' && nth > 0) return shifted(present, nth, by);
  if (!('areas' in any) || any.areas.length !== 1 || any.areas[0] === 'x') return any;
  return { ...any, areas: [present.areas[nth % present.areas.length]!.id] };
}

/** A field wider at the cost of the next one; or another height of an element or of its light. */
function shifted(present: Configuration, nth: number, by: number): Change {
  const at = Math.floor(nth / 2);
  const upright = nth % 2 === 1 && (present.light !== undefined || present.assembly !== undefined);
  if (upright) return { kind: 'field-sizes', fields: withOtherHeight(elementsOf(present), at, by) };
  const fields = fieldSizes(present);
  const next = fields[(at + 1) % fields.length]!;
  return { kind: 'field-sizes', fields: withMovedWidth(fields, fields[at % fields.length]!, next, by) };
}

const withOtherHeight = (elements: readonly Configuration[], at: number, by: number) =>
  elements.flatMap((element, i) => fieldSizes(i === at % elements.length ? higher(element, by) : element));

/** By an even number its light, where there is one. */
function higher(element: Configuration, by: number): Configuration {
  const { light, height } = element;
  return light && by % 2 === 0
    ? { ...element, light: { ...light, height: light.height + by } }
    : { ...element, height: height + by };
}
