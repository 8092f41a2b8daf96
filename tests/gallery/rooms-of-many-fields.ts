import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import { type Change, elementPlaces } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { inside, numbered, outside, type Plate, type Room, seen, started, tried } from './plates';

const sides = ['inside', 'outside'] as const;

/** What each product, and each element of an assembly, can have. Doors begin with a panel: with glass they take what windows do. */
function furniture({ data }: Catalogue, { filling }: Configuration): [name: string, changes: Change[]][] {
  const { colours, ornaments, bars, blinds, nets, sills, thresholds, fillings, swatches } = data;
  const add = ({ id, colours: category }: { id: number; colours: string }): Change => {
    return { kind: 'add-accessory', areas: [], accessory: id, colour: swatches[category]![0]!.code };
  };
  const filled = (model: string): Change[] =>
    filling === null ? [] : [{ kind: 'filling', filling: fillings.find((one) => one.model === model)!.id }];
  const ornament: Change = { kind: 'ornament', areas: [], ornament: ornaments[0]!.id };
  const dark = colours.find(({ code }) => code !== 'W')!.code;
  return [
    ['as it starts', []],
    ['a decor outside', [{ kind: 'colour', inside: 'W', outside: dark }]],
    ['a decor on both sides', [{ kind: 'colour', inside: dark, outside: dark }]],
    ['ornament', [...filled('V11'), ornament]],
    ...(filling === null ? [] : [['ornament in a panel', [...filled('V07'), ornament]] as [string, Change[]]]),
    ['bars', [...filled('V11'), { kind: 'bars', areas: [], bars: bars.at(-1)!.id, pattern: '2x1' }]],
    ['Viennese bars', [...filled('V11'), { kind: 'bars', areas: [], bars: bars[0]!.id, pattern: 'vienna' }]],
    ['blinds', [add(blinds[0]!)]],
    ...nets.map((net): [string, Change[]] => [net.names.cs, [add(net)]]),
    ['sills', [add(sills[0]!), add(sills.at(-1)!)]],
    ...thresholds.map(({ id, names }): [string, Change[]] => [names.cs, [{ kind: 'threshold', threshold: id }]]),
    ['mirrored', [{ kind: 'mirror' }]],
  ];
}

/** One net covers both sashes as far as it is made so wide. */
export function netsAtStulps(catalogue: Catalogue): Room {
  const { nets, swatches } = catalogue.data;
  const plates = ['ST2', 'B2'].flatMap((code) => {
    const { type } = catalogue.products.get(code)!;
    const fitting = nets.filter(({ types }) => types.includes(type));
    return [1500, 1600, 1700].flatMap((width) =>
      fitting.flatMap(({ id, names, colours }) => {
        const start = started(code, catalogue);
        const net: Change = { kind: 'add-accessory', areas: [], accessory: id, colour: swatches[colours]![0]!.code };
        const changes: Change[] = [{ kind: 'size', width, height: start.height }, net];
        return [inside, outside].map((view) =>
          tried(`${code} ${width} wide, ${names.cs}, ${view.side}`, seen(view), start, changes, catalogue),
        );
      }),
    );
  });
  return { title: 'Nets at a stulp', plates };
}

const all = ({ data }: Catalogue): Change[] => [
  { kind: 'bars', areas: [], bars: data.bars[3]!.id, pattern: '2x1' },
  ...[data.blinds[0]!, data.nets[0]!, data.sills[0]!, data.sills[2]!].map(({ id, colours }): Change => {
    return { kind: 'add-accessory', areas: [], accessory: id, colour: data.swatches[colours]![0]!.code };
  }),
];

/** Each product without a light. */
export function furnishedProducts(catalogue: Catalogue): Room {
  const codes = catalogue.data.products.filter(({ light, type }) => !light && type !== 'R').map(({ code }) => code);
  return { title: 'Every product with what it can have', plates: codes.flatMap((code) => furnished(code, catalogue)) };
}

export function lights(catalogue: Catalogue): Room {
  const codes = catalogue.data.products.filter(({ light }) => light).map(({ code }) => code);
  const joining = codes.flatMap((code) => joined(code, catalogue));
  return {
    title: 'Lights behind a transom',
    plates: [...codes.flatMap((code) => furnished(code, catalogue)), ...joining],
  };
}

export function assemblies(catalogue: Catalogue): Room {
  const plates = catalogue.data.assemblies.templates.flatMap(({ code }) => [
    ...furnished(code, catalogue),
    ...joined(code, catalogue),
    ...[480, 120, 48].map((width) =>
      tried(
        `${code}, ${width} px`,
        seen({ side: 'inside', pixels: { width } }),
        started(code, catalogue),
        [],
        catalogue,
      ),
    ),
    tried(`${code}, second element chosen`, seen({ ...inside, element: 1 }), started(code, catalogue), [], catalogue),
  ]);
  return { title: 'Assemblies', plates };
}

/** Every product and assembly as it starts, and with all that it takes. */
export function numberedDrawings(catalogue: Catalogue): Room {
  const codes = [...catalogue.data.products, ...catalogue.data.assemblies.templates].map(({ code }) => code);
  const [wide, narrow] = [
    { width: 780, height: 480 },
    { width: 250, height: 180 },
  ];
  const plates = codes.flatMap((code) => {
    const start = started(code, catalogue);
    const full = withAll(start, catalogue);
    return [
      tried(code, numbered(wide), start, [], catalogue),
      tried(`${code} with all`, numbered(wide), full, [], catalogue),
      ...sides.map((side) => tried(`${code} with all, ${side}`, numbered(narrow, side), full, [], catalogue)),
    ];
  });
  return { title: 'Numbers of the parts list', plates };
}

/** What is never made for such a product is left out. */
function furnished(code: string, catalogue: Catalogue): Plate[] {
  const start = started(code, catalogue);
  const plates = furniture(catalogue, start).flatMap(([name, changes]) =>
    [inside, outside].map((view) => tried(`${code}, ${name}, ${view.side}`, seen(view), start, changes, catalogue)),
  );
  return plates.filter((plate) => !('refused' in plate && plate.refused.endsWith('not-for-product')));
}

/** With one more element on each side. */
function joined(code: string, catalogue: Catalogue): Plate[] {
  const start = started(code, catalogue);
  return elementPlaces.flatMap((place) =>
    [inside, outside].map((view) =>
      tried(
        `${code}, F1 ${place}, ${view.side}`,
        seen(view),
        start,
        [{ kind: 'add-element', place, product: 'F1' }],
        catalogue,
      ),
    ),
  );
}

/** What is refused is left out. */
function withAll(start: Configuration, catalogue: Catalogue): Configuration {
  return all(catalogue).reduce((now, change) => {
    const changed = applyChange(change, now, catalogue);
    return changed.ok ? changed.value : now;
  }, start);
}
