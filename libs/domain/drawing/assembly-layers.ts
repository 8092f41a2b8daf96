import type { Configuration } from '../configuration/configuration';
import {
  areaNumbers,
  type ElementJoint,
  jointsOfAssembly,
  placedElements,
  rowOf,
} from '../configuration/assembly/elements';
import { sillsBelow } from '../configuration/assembly/sill-spans';
import type { Rect } from '../configuration/geometry/rectangle';
import { memoize } from '../memoize';
import { base } from './base-and-sill-layers';
import { transformLayer } from './transform-layer';
import type { Layer, Shape, Target } from './scene';
import { rectangle } from './shapes';
import type { Sheet } from './sheet';
import { sheetOf } from './sheet-of';

export type DrawnProduct = { readonly layers: readonly Layer[]; readonly targets: readonly Target[] };

/** An element of an assembly on a sheet of its own at the scale of the whole; its corner as seen from the side of the view. */
export type ElementSheet = { readonly sheet: Sheet; readonly x: number; readonly y: number; readonly number: number };

/** Dark as the wall of a cut profile; anthracite and white frames both stand out against it. */
const couplingColour = '#35434e';

/** Each element drawn as its own product, on one base profile where they stand on one line, then their couplings. */
export function drawAssembly(whole: Sheet, draw: (sheet: Sheet) => DrawnProduct): DrawnProduct {
  const elements = elementSheets(whole);
  const numbers = areaNumbers(whole.configuration);
  const drawn = elements.map(({ sheet, x, y, number }) => {
    const { layers, targets } = draw(sheet);
    return {
      layers: layers.map((layer) => transformLayer(layer, `element-${number}`, 1, [x, y])),
      targets: targets.map(({ area, rect: [left, top, right, bottom] }): Target => {
        return { area, number: numbers.get(area)!, rect: [left + x, top + y, right + x, bottom + y] };
      }),
    };
  });
  const layers = drawn.flatMap((each) => each.layers);
  return {
    layers: [...gapsInBase(whole, elements), ...layers, ...couplings(whole), ...chosenElement(whole, elements)],
    targets: drawn.flatMap(({ targets }) => targets),
  };
}

export const elementSheets = memoize((whole: Sheet): readonly ElementSheet[] => {
  const { facts, view, unit, geometry, side, configuration } = whole;
  const sills = seenSills(whole);
  return placedElements(configuration, couplingWidths(whole)).map(({ element, x, y }, number) => {
    const own = sheetOf(element, facts.elements![number]!, view);
    const left = side === 'inside' ? x : geometry.width - x - element.width;
    const sheet = { ...own, unit, detail: whole.detail, weights: whole.weights, sill: sills[number] };
    return { sheet, x: left, y, number };
  });
});

/** What of sills is below each element on this side. */
function seenSills({ configuration, facts, side }: Sheet) {
  const row = { elements: rowOf(configuration), adds: couplingWidths({ facts }) };
  return sillsBelow(row, side === 'inside' ? 'inner-sill' : 'outer-sill');
}

export const couplingWidths = ({ facts }: Pick<Sheet, 'facts'>): number[] =>
  facts.couplings?.map(({ adds }) => adds) ?? [];

/** The joints as seen from the side of the view; `x` is the left edge of the gap. */
export function visibleJoints({ configuration, facts, geometry, side }: Sheet): ElementJoint[] {
  const joints = jointsOfAssembly(configuration, couplingWidths({ facts }));
  if (side === 'inside') return joints;
  return joints.map((joint, i) => {
    const across = joint.upright ? facts.couplings![i]!.adds : joint.length;
    return { ...joint, x: geometry.width - joint.x - across };
  });
}

/** The base profile runs on below a coupling between elements of the same height. */
function gapsInBase(whole: Sheet, elements: readonly ElementSheet[]): Layer[] {
  return visibleJoints(whole).flatMap((joint, i) => {
    const [before, next] = [elements[i]!.sheet, elements[i + 1]!.sheet];
    const { adds } = whole.facts.couplings![i]!;
    const runsOn = joint.upright && adds > 0 && before.geometry.height === next.geometry.height;
    const isBehindSill = next.sill === null || (before.sill && before.sill.length > before.geometry.width);
    if (!runsOn || isBehindSill || next.facts.baseProfile === 0 || before.facts.baseProfile === 0) return [];
    const gap = { ...before, geometry: { ...before.geometry, width: adds }, configuration: bare(before.configuration) };
    return base(gap).map((layer) => transformLayer(layer, `gap-${i}`, 1, [joint.x, joint.y]));
  });
}

const bare = (configuration: Configuration): Configuration => ({ ...configuration, areas: [] });

/** Dark bars of their true width over the joints. */
function couplings(whole: Sheet): Layer[] {
  const { weights, view, facts } = whole;
  return visibleJoints(whole).map((joint, i): Layer => {
    const beside = view.element !== undefined && (view.element === i || view.element === i + 1);
    const fill = beside ? 'accent' : couplingColour;
    const shapes: Shape[] = [rectangle('bar', couplingRect(joint, facts.couplings![i]!))];
    return { key: `coupling-${i}`, role: 'coupling', fill, stroke: fill, weight: weights.hair, shapes };
  });
}

function couplingRect(
  { x, y, length, upright }: ElementJoint,
  { adds, visible }: { adds: number; visible: number },
): Rect {
  const over = (visible - adds) / 2;
  return upright ? [x - over, y, x + adds + over, y + length] : [x, y - over, x + length, y + adds + over];
}

/** The chosen element is framed and tinted; one that is only tried is faded and framed by dashes. */
function chosenElement({ view }: Sheet, elements: readonly ElementSheet[]): Layer[] {
  const chosen = elements.find(({ number }) => number === view.element);
  if (!chosen) return [];
  const { x, y, sheet } = chosen;
  const rect: Rect = [x, y, x + sheet.geometry.width, y + sheet.geometry.height];
  const veil: Shape = { ...rectangle('veil', rect), fill: 'sheet', stroke: 'none', opacity: 0.58 };
  const shapes: Shape[] = [
    ...(view.added ? [veil] : []),
    { ...rectangle('tint', rect), fill: 'accent', stroke: 'none', opacity: 0.08 },
    { ...rectangle('edge', rect), ...(view.added && { dash: [6, 4] as const }) },
  ];
  return [{ key: 'chosen-element', role: 'highlight', fill: 'none', stroke: 'accent', weight: 2, shapes }];
}
