import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { ProductType } from '@fenestra/domain/catalogue/product-type';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { limitsOf } from '@fenestra/domain/configuration/rules/limits';
import type { Refusal, Repair } from '@fenestra/domain/configuration/rules/violation';
import { inside, outside, type Room, seen, started, tried } from './plates';
import { assemblies, furnishedProducts, lights, netsAtStulps, numberedDrawings } from './rooms-of-many-fields';

/** Every product, view, size, colour, glass, bar and accessory that the catalogue has. */
export function roomsOf(catalogue: Catalogue): Room[] {
  return [
    products,
    sizes,
    smallPictures,
    openings,
    colours,
    ornaments,
    bars,
    handles,
    fillings,
    accessories,
    netsAtStulps,
    furnishedProducts,
    lights,
    assemblies,
    numberedDrawings,
  ].map((room) => room(catalogue));
}

function products(catalogue: Catalogue): Room {
  const plates = catalogue.data.products.flatMap(({ code, names }) =>
    [inside, outside].map((view) =>
      tried(`${code} ${names.cs}, ${view.side}`, seen(view), started(code, catalogue), [], catalogue),
    ),
  );
  return { title: 'Products as they start', plates };
}

function sizes(catalogue: Catalogue): Room {
  const plates = catalogue.data.products.flatMap(({ code }) => {
    const start = started(code, catalogue);
    const { widthMin, widthMax, heightMin, heightMax } = limitsOf(start, catalogue);
    const corners = [
      [widthMin, heightMin],
      [widthMax, heightMin],
      [widthMin, heightMax],
      [widthMax, heightMax],
    ] as const;
    return corners.map(([width, height]) => {
      const size: Change = { kind: 'size', width, height };
      const nearest = repairsOf(size, start, catalogue)[0] ?? [size];
      return tried(`${code}, asked for ${width} × ${height}`, seen(inside), start, nearest, catalogue);
    });
  });
  return { title: 'Corners of their limits, or the nearest size that can be made', plates };
}

function smallPictures(catalogue: Catalogue): Room {
  const plates = catalogue.data.products.flatMap(({ code }) =>
    [120, 48].map((width) =>
      tried(
        `${code}, ${width} px`,
        seen({ side: 'inside', pixels: { width } }),
        started(code, catalogue),
        [],
        catalogue,
      ),
    ),
  );
  return { title: 'Miniatures and icons', plates };
}

function openings(catalogue: Catalogue): Room {
  const plates = catalogue.data.products.flatMap(({ code, fields }) => {
    const start = started(code, catalogue);
    return start.areas.flatMap(({ id }, i) =>
      fields[i]!.openings.map((opening) =>
        tried(
          `${code}, ${id}: ${opening}`,
          seen(inside),
          start,
          [{ kind: 'opening', areas: [id], opening }],
          catalogue,
        ),
      ),
    );
  });
  return { title: 'Openings of each sash', plates };
}

function colours(catalogue: Catalogue): Room {
  const start = started('OS1', catalogue);
  const plates = catalogue.data.colours.flatMap(({ code, names }) => {
    const both: Change = { kind: 'colour', inside: code, outside: code };
    return [inside, outside].map((view) =>
      tried(`${code} ${names.cs}, ${view.side}`, seen(view), start, [both], catalogue),
    );
  });
  return { title: 'Colours', plates };
}

function ornaments(catalogue: Catalogue): Room {
  const start = started('OS1', catalogue);
  const small: Change = { kind: 'size', width: 700, height: 900 };
  const plates = catalogue.data.ornaments.map(({ id, code, names }) =>
    tried(
      `${code} ${names.cs}`,
      seen(inside),
      start,
      [small, { kind: 'ornament', areas: [], ornament: id }],
      catalogue,
    ),
  );
  return { title: 'Glass with ornament', plates };
}

function bars(catalogue: Catalogue): Room {
  const start = started('SL2', catalogue);
  const plates = catalogue.data.bars.flatMap(({ id, names }) =>
    ['1x1', '2x1', 'top2x1', 'cross', 'vienna'].map((pattern) =>
      tried(
        `${names.cs}, ${pattern}`,
        seen(inside),
        start,
        [{ kind: 'bars', areas: [], bars: id, pattern }],
        catalogue,
      ),
    ),
  );
  return { title: 'Glazing bars', plates };
}

function handles(catalogue: Catalogue): Room {
  const plates = catalogue.data.handles.map(({ id, names, types }) => {
    const product = typical[types[0]!];
    const start = started(product, catalogue);
    const view = product === 'E1' ? outside : inside;
    return tried(`${product}: ${names.cs}`, seen(view), start, [{ kind: 'handle', handle: id }], catalogue);
  });
  return { title: 'Handles', plates };
}

function fillings(catalogue: Catalogue): Room {
  const plates = ['E1', 'E2'].flatMap((product) =>
    catalogue.data.fillings.map(({ id, model, names }) =>
      tried(
        `${product}: ${model} ${names.cs}`,
        seen(outside),
        started(product, catalogue),
        [{ kind: 'filling', filling: id }],
        catalogue,
      ),
    ),
  );
  return { title: 'Door fillings', plates };
}

function accessories(catalogue: Catalogue): Room {
  const { sills, blinds, nets, swatches } = catalogue.data;
  const plates = [...sills, ...blinds, ...nets].flatMap((type) => {
    const { id, names, colours: category } = type;
    const start = started('types' in type ? typical[type.types[0]!] : 'OS1', catalogue);
    const colour = swatches[category]![0]!.code;
    const added: Change = { kind: 'add-accessory', areas: [], accessory: id, colour };
    return [inside, outside].map((view) => tried(`${names.cs}, ${view.side}`, seen(view), start, [added], catalogue));
  });
  return { title: 'Sills, blinds and nets', plates };
}

/** The product on which the parts of a type are shown. */
const typical: Readonly<Record<ProductType['type'], string>> = {
  O: 'OS1',
  B: 'B1',
  E: 'E1',
  D: 'D1',
  P: 'P2',
  R: 'RK1',
};

function repairsOf(change: Change, start: Configuration, catalogue: Catalogue): readonly Repair[] {
  const changed = applyChange(change, start, catalogue);
  return changed.ok ? [] : (changed.details as unknown as Refusal).repairs;
}
