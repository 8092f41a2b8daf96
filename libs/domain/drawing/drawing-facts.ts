import type { HandleType } from '../catalogue/fittings';
import type { BarType } from '../catalogue/glazing';
import { hasGrain } from '../catalogue/has-grain';
import type { Catalogue } from '../catalogue/index-catalogue';
import { arrangementOf } from '../configuration/geometry/arrangement';
import type { Area, ChosenAccessory, Configuration } from '../configuration/configuration';
import { section80 } from '../configuration/geometry/section-80';
import { elementsOf, hasAbove, rowOf } from '../configuration/assembly/elements';
import { entry, shapeOf } from '../configuration/geometry/shape';
import { flashingAround } from './roof-window';
import type { AreaFacts, DrawingFacts, Hex } from './scene';

/** DIM-17: windows, and balcony doors whose frame runs around, stand on it (windows-domain 7.6). */
function baseProfileOf(type: string, threshold: number | null): number {
  return type === 'O' || (type === 'B' && threshold === null) ? section80.baseProfile : 0;
}

const plainBars: Readonly<Record<string, Hex>> = { white: '#f3f3ef', silver: '#b9bcbe', gold: '#c8a24a' };

/** What the drawing of a configuration needs of the catalogue that it names. */
export function drawingFactsOf(configuration: Configuration, catalogue: Catalogue): DrawingFacts {
  return configuration.assembly ? assemblyFacts(configuration, catalogue) : productFacts(configuration, catalogue);
}

/** The facts of all elements; what stands above others has no base profile, and the whole has that of its highest element. */
function assemblyFacts(configuration: Configuration, catalogue: Catalogue): DrawingFacts {
  const above = hasAbove(configuration);
  const all = elementsOf(configuration).map((element) => productFacts(element, catalogue));
  const elements = all.map((facts, i) => (above && i === all.length - 1 ? { ...facts, baseProfile: 0 } : facts));
  const rowHeight = Math.max(...rowOf(configuration).map(({ height }) => height));
  const highest = rowOf(configuration).findIndex(({ height }) => height === rowHeight);
  const couplings = configuration.assembly!.couplings.map((id) => entry(catalogue.couplings, id, 'coupling'));
  return {
    ...elements[highest]!,
    areas: Object.assign({}, ...elements.map(({ areas }) => areas)) as NonNullable<DrawingFacts['areas']>,
    elements,
    couplings,
  };
}

function productFacts(configuration: Configuration, catalogue: Catalogue): DrawingFacts {
  const { product, geometry } = shapeOf(configuration, catalogue);
  const hasWood = (code: string) => hasGrain(entry(catalogue.colours, code, 'colour'));
  const foil = {
    inside: hexOfFoil(configuration.colour.inside, catalogue),
    outside: hexOfFoil(configuration.colour.outside, catalogue),
  };
  const grain = { inside: hasWood(configuration.colour.inside), outside: hasWood(configuration.colour.outside) };
  const { handle, filling } = configuration;
  const made = handle ? catalogue.handles.get(handle.handle) : undefined;
  return {
    layout: arrangementOf(product, configuration.mirrored).layout,
    typ: product.type,
    foil,
    ...(Object.values(grain).some(Boolean) && { grain }),
    handle: handle ? hex(made?.hex) : null,
    ...(made && isMarked(made.kind) && { handleMark: made.kind }),
    threshold: geometry.threshold,
    baseProfile: baseProfileOf(product.type, geometry.threshold),
    flashing: product.type === 'R' ? flashingAround : 0,
    outsideHandle: outsideHandleOf(handle?.colour),
    ...(handle && balconySets[handle.handle] && { outsideOfBalcony: balconySets[handle.handle] }),
    filling: filling === null ? null : (catalogue.fillings.get(filling)?.model ?? null),
    areas: Object.fromEntries(configuration.areas.map((area) => [area.id, areaFacts(area, foil, catalogue)])),
  };
}

function areaFacts(area: Area, foil: DrawingFacts['foil'], catalogue: Catalogue): AreaFacts {
  const ornament = area.ornament === null ? undefined : catalogue.ornaments.get(area.ornament);
  const bars = area.bars ? catalogue.bars.get(area.bars.bars) : undefined;
  const net = area.accessories.find(({ kind }) => kind === 'net');
  const netType = net && catalogue.nets.get(net.accessory);
  return {
    ...(ornament && { ornament: { hex: hex(ornament.hex), code: ornament.code } }),
    ...(bars && { bars: barFacts(bars, foil) }),
    accessories: area.accessories.map((accessory) => hexOfAccessory(accessory, catalogue)),
    ...(netType && { netWidthMax: netType.width[1] }),
  };
}

/** Width in mm and colours of bars in a window with these foils. */
export function barFacts({ width, variant }: BarType, foil: DrawingFacts['foil']): NonNullable<AreaFacts['bars']> {
  const plain = plainBars[variant];
  if (plain) return { width, inside: plain, outside: plain };
  // Bars in decor have it on both sides; the decor of a window is at least outside.
  return { width, inside: variant === 'bicolour' ? foil.inside : foil.outside, outside: foil.outside };
}

const isMarked = (kind: HandleType['kind']): kind is NonNullable<DrawingFacts['handleMark']> =>
  kind === 'secustik' || kind === 'key' || kind === 'button';

/** Door sets with a knob (KL-DG) or a pull bar (KL-DM) outside, all others have a lever (windows-domain 6.3). */
function outsideHandleOf(colour = ''): NonNullable<DrawingFacts['outsideHandle']> {
  if (colour.startsWith('KL-DM')) return 'pull';
  return colour.startsWith('KL-DG') ? 'knob' : 'lever';
}

/** Sets of balcony doors by their ids of the specification; all other handles of windows are inside only (windows-domain 7.5). */
const balconySets: Readonly<Record<number, NonNullable<DrawingFacts['outsideOfBalcony']>>> = {
  1561: 'grip',
  2147484127: 'lever',
  2147484186: 'lever-with-cylinder',
};

function hexOfAccessory({ accessory, colour }: ChosenAccessory, catalogue: Catalogue): Hex {
  const type = catalogue.sills.get(accessory) ?? catalogue.blinds.get(accessory) ?? catalogue.nets.get(accessory);
  return hex(type && catalogue.swatches.get(type.colours)?.get(colour)?.hex);
}

const hexOfFoil = (code: string, catalogue: Catalogue): Hex => hex(catalogue.colours.get(code)?.hex);

/** The catalogue's schema lets only `#rrggbb` in; an entry that is gone is drawn white. */
const hex = (colour: string | undefined): Hex => (colour ?? '#ffffff') as Hex;
