import fc from 'fast-check';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { type Change, type ChangeOf, elementPlaces } from '@fenestra/domain/configuration/change';
import { openingCodes } from '@fenestra/domain/configuration/configuration';

type Kind = Exclude<Change['kind'], 'restore'>;
type Parts = { [K in Kind]: fc.Arbitrary<Omit<ChangeOf<K>, 'kind'>> };

/** Changes of every kind, many of them impossible, as a shopper or a stranger might ask for them. */
export function anyChangeIn({ data }: Catalogue): fc.Arbitrary<Change> {
  const mm = fc.integer({ min: -10, max: 4000 });
  const usual = fc.integer({ min: 500, max: 2400 });
  const maybe = fc.option(usual, { nil: undefined });
  const areas = fc.constantFrom<string[][]>([], ['1'], ['2'], ['3'], ['1', '2'], ['A1'], ['A2'], ['A3'], ['x']);
  const idOf = (entries: readonly { readonly id: number }[]) => fc.constantFrom(0, ...entries.map(({ id }) => id));
  const code = fc.constantFrom('?', ...data.colours.map((colour) => colour.code));
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
      fc.record({ width: usual, height: usual, element: fc.integer({ min: 0, max: 4 }) }),
    ),
    'field-sizes': fc.oneof(
      fc.integer({ min: 100, max: 1700 }).map((width) => ({
        fields: [
          { area: '1', width, height: 1500 },
          { area: '2', width: 1800 - width, height: 1500 },
        ],
      })),
      fc.integer({ min: 100, max: 1700 }).map((height) => ({
        fields: [
          { area: '1', width: 1000, height: 1800 - height },
          { area: '2', width: 1000, height },
        ],
      })),
      fc.tuple(fc.integer({ min: 300, max: 1500 }), fc.integer({ min: 300, max: 1200 })).map(([width, light]) => ({
        fields: [
          { area: '1', width, height: 1900 - light },
          { area: '2', width: 1800 - width, height: 1900 - light },
          { area: '3', width: 1800, height: light },
        ],
      })),
      fc.tuple(usual, fc.integer({ min: 200, max: 1200 })).map(([width, light]) => ({
        fields: [
          { area: 'A1', width, height: 1900 - light },
          { area: 'A2', width, height: light },
        ],
      })),
    ),
    opening: fc.record({ areas, opening: fc.constantFrom(...openingCodes) }),
    profile: fc.record({ profile: idOf(data.profiles) }),
    colour: fc.record({ inside: fc.oneof(code, fc.constant('W')), outside: code }),
    glass: fc.record({ areas, glass: idOf(data.glass) }),
    spacer: fc.record({ areas, spacer: idOf(data.spacers) }),
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
      beside: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
      product: fc.constantFrom('?', ...data.products.map((product) => product.code)),
      width: maybe,
      height: maybe,
    }),
    'remove-element': fc.record({ element: fc.integer({ min: 0, max: 4 }) }),
    'move-element': fc.record({
      element: fc.integer({ min: 0, max: 4 }),
      to: fc.constantFrom('left' as const, 'right' as const),
    }),
    coupling: fc.record({ joint: fc.integer({ min: 0, max: 3 }), coupling: idOf(data.couplings) }),
    'remove-accessory': fc.record({ areas, accessory: idOf([...accessories, ...data.bars, ...data.thresholds]) }),
  };
  const kinds = Object.entries<fc.Arbitrary<object>>(parts);
  return fc.oneof(...kinds.map(([kind, rest]) => rest.map((values) => ({ kind, ...values }) as Change)));
}
