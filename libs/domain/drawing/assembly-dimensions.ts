import { type ElementJoint, hasAbove, lowerHeights } from '../configuration/assembly/elements';
import type { Point } from '../configuration/geometry/rectangle';
import { couplingWidths, type ElementSheet, elementSheets, visibleJoints } from './assembly-layers';
import { besideTransom, type Dimension, type HeightChain, heightChains } from './height-chains';
import { positionMarker, chainOf, hasElementWidths, isPartEntered, limitMargin } from './margins';
import type { Layer, Line, Shape, Span } from './scene';
import { rectangle } from './shapes';
import type { Sheet } from './sheet';

/**
 * Chains of an assembly: widths of the elements, then the overall width below; at the right heights beside a transom, then
 * those that not all elements have, then the overall height, then the height with the base profile.
 */
export function assemblyDimensions(sheet: Sheet): Dimension[] {
  return [...widths(sheet), ...heightChains(sheet, partialChains(sheet))];
}

function widths(sheet: Sheet): Dimension[] {
  const { geometry, facts, view, unit } = sheet;
  const { first, pitch } = chainOf(view.pixels);
  const start = geometry.height + facts.baseProfile;
  const row = (n: number) => start + (first + n * pitch + (n > 0 ? limitMargin(view, 'element') : 0)) * unit;
  const standing = rowSheets(sheet);
  const coupling = Math.max(...couplingWidths(sheet));
  const elements = hasElementWidths(sheet) || isPartEntered(view) ? standing : [];
  const single = elements.length < 2;
  const span = (from: number, to: number) => {
    const starts = [bottomAt(from, standing, coupling), bottomAt(to, standing, coupling)] as const;
    return { from, to, starts, upright: false } as const;
  };
  const parts = single
    ? []
    : elements.map(({ x, number, sheet: { geometry: own } }): Dimension => {
        return { id: `element-${number}`, at: row(0), overall: false, ...span(x, x + own.width) };
      });
  if (parts.length > 0 && !hasElementWidths(sheet)) return parts;
  const agreed = view.agreedWidth ?? geometry.width;
  const [from, to] = sheet.side === 'inside' ? [0, agreed] : [geometry.width - agreed, geometry.width];
  return [...parts, { id: 'width', at: row(single ? 0 : 1), overall: true, ...span(from, to) }];
}

/** Where the row ends below at this place: the lower one of two elements that are coupled there, beyond the row its last one. */
function bottomAt(x: number, row: readonly ElementSheet[], widestCoupling: number): number {
  const away = ({ x: left, sheet }: ElementSheet) => Math.max(0, left - x, x - left - sheet.geometry.width);
  const nearest = Math.min(...row.map(away));
  const there = row.filter((one) => away(one) <= Math.max(nearest, widestCoupling));
  return Math.max(...there.map(({ y, sheet: { geometry, facts } }) => y + geometry.height + facts.baseProfile));
}

const rowSheets = (sheet: Sheet) => {
  const elements = elementSheets(sheet);
  return hasAbove(sheet.configuration) ? elements.slice(0, -1) : elements;
};

/** The finest next to the product: those beside a transom, numbered first, then lower heights, then the row and what stands above. */
function partialChains(sheet: Sheet): HeightChain[] {
  const lights = lightHeights(sheet);
  const chains: HeightChain[] = [];
  let first = lights.length;
  for (const spans of partialHeights(sheet)) {
    chains.push({ first, spans });
    first += spans.length;
  }
  return lights.length > 0 ? [...chains, { first: 0, spans: lights }] : chains;
}

/** Beside the transom of the chosen element, else of the first one that has one. */
function lightHeights(sheet: Sheet): Span[] {
  const elements = elementSheets(sheet);
  const chosen = elements.filter(({ number }) => number === sheet.view.element);
  const chains = [...chosen, ...elements].map(({ sheet: { geometry }, y }) => besideTransom(geometry, y));
  return chains.find((chain) => chain.length > 0) ?? [];
}

/** From where to where: what stands above and what is below it, then each lower height in the row, the lowest next to it. */
function partialHeights(sheet: Sheet): Span[][] {
  const { geometry, configuration } = sheet;
  const above = hasAbove(configuration) ? elementSheets(sheet).at(-1)!.sheet.geometry.height : null;
  const top = above === null ? 0 : above + couplingWidths(sheet).at(-1)!;
  const lower = lowerHeights(configuration).map((height): Span[] => [[top, top + height]]);
  if (above === null) return lower;
  const whole: Span[] = [
    [0, above],
    [top, geometry.height],
  ];
  return [whole, ...lower];
}

/**
 * S1, S2 above their joints, on them where an element stands above or position numbers leave no room; and what a coupling
 * adds, on a short leader below the chain of widths or left of the one of heights that ends there.
 */
export function couplingFigures(sheet: Sheet, chains: readonly Dimension[]): Layer[] {
  const { dimensions, view, geometry, facts, unit } = sheet;
  if (dimensions !== 'all' || view.pixels.width < 320) return [];
  const below = geometry.height + facts.baseProfile + chainOf(view.pixels).first * unit;
  return visibleJoints(sheet).map((joint, i): Layer => {
    const { adds } = facts.couplings![i]!;
    const x = joint.x + adds / 2;
    const y = joint.y + adds / 2;
    const beside = chains.find(({ upright, to }) => upright && to === joint.y);
    const shapes = joint.upright
      ? [...uprightName(joint, x, sheet), ...addedFigure([x, below], 1, adds, unit)]
      : [
          ...nameOn([joint.x + 24 * unit, y], joint.number, unit),
          ...(beside ? addedFigure([beside.at, y], -1, adds, unit) : []),
        ];
    return { key: `joint-${i}`, role: 'dimension', stroke: 'dimension', fill: 'none', weight: 0.75, shapes };
  });
}

/** Pixels from the middle of a name to that of the nearest position number. */
const besideNumber = positionMarker.radius + 10;

function uprightName({ y, length, number }: ElementJoint, x: number, { geometry, unit }: Sheet): Shape[] {
  const isFree = geometry.fields.every(({ left, right }) => Math.abs((left + right) / 2 - x) > besideNumber * unit);
  return y === 0 && isFree ? jointName(x, number, unit) : nameOn([x, y + length - 22 * unit], number, unit);
}

function jointName(x: number, number: number, unit: number): Shape[] {
  const leader: Line = [x, -(positionMarker.above - 8) * unit, x, -3 * unit];
  return [
    { key: 'leader', kind: 'lines', lines: [leader] },
    figure('name', `S${number}`, x, -(positionMarker.above - 4) * unit),
  ];
}

function nameOn([x, y]: Point, number: number, unit: number): Shape[] {
  const ground = rectangle('ground', [x - 11 * unit, y - 8 * unit, x + 11 * unit, y + 8 * unit]);
  return [{ ...ground, fill: 'sheet' }, figure('name', `S${number}`, x, y + 4.2 * unit)];
}

/** The leader goes down and to the right (1) or left (-1) of where the coupling is on its chain, clear of the next chain. */
function addedFigure([x, y]: Point, way: 1 | -1, adds: number, unit: number): Shape[] {
  const leader: Line = [x, y, x + way * 6 * unit, y + 9 * unit];
  return [
    { key: 'added-leader', kind: 'lines', lines: [leader] },
    figure('added', String(adds), x + way * 15 * unit, y + 13 * unit),
  ];
}

function figure(key: string, text: string, x: number, y: number): Shape {
  return { key, kind: 'text', at: [x, y], text, size: 12, fill: 'ink', stroke: 'none' };
}
