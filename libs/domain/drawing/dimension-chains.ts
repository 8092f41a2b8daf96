import { assemblyDimensions, couplingFigures } from './assembly-dimensions';
import type { Point } from '../configuration/geometry/rectangle';
import { besideTransom, type Dimension, type HeightChain, heightChains, isLegible } from './height-chains';
import { chainOf, isPartEntered, letterWidth, limitSize, limitMargin } from './margins';
import { measuredChains } from './measured-chains';
import type { Layer, Limit, Line, Shape, Text } from './scene';
import { rowsIn } from './view-side';
import type { Sheet } from './sheet';

/**
 * Dimension chains: widths of the fields, then the overall width below; heights of the rows right, then the overall height,
 * with the base profile its 30 mm and the total height (windows-domain 1.7). Figures in mm without unit.
 */
export function dimensionChains(sheet: Sheet): Layer[] {
  const dimensions = dimensionsOf(sheet);
  const layers = dimensions.map((dimension) => dimensionLayer(sheet, dimension));
  return sheet.facts.elements ? [...layers, ...couplingFigures(sheet, dimensions)] : layers;
}

export function dimensionsOf(sheet: Sheet): Dimension[] {
  if (sheet.dimensions === 'none') return [];
  if (sheet.view.measured) return measuredChains(sheet, sheet.view.measured);
  return sheet.facts.elements
    ? assemblyDimensions(sheet)
    : [...below(sheet), ...heightChains(sheet, rowHeights(sheet))];
}

function below({ geometry, facts, view, dimensions, unit }: Sheet): Dimension[] {
  const { first, pitch } = chainOf(view.pixels);
  const start = geometry.height + facts.baseProfile + (facts.flashing ?? 0);
  const row = rowsIn(geometry)[0]!;
  const parts = (dimensions === 'all' || isPartEntered(view)) && row.length > 1;
  const line = (n: number) => start + (first + n * pitch + (n > 0 ? limitMargin(view, 'part') : 0)) * unit;
  const along = { starts: [start, start], upright: false } as const;
  const width: Dimension = {
    id: 'width',
    from: 0,
    to: geometry.width,
    at: line(parts ? 1 : 0),
    overall: true,
    ...along,
  };
  if (!parts) return [width];
  const fields = row.map(({ index, left, right }): Dimension => {
    return { id: `part-${index}`, from: left, to: right, at: line(0), overall: false, ...along };
  });
  return dimensions === 'all' ? [...fields, width] : fields;
}

function rowHeights({ geometry }: Sheet): HeightChain[] {
  const spans = besideTransom(geometry);
  return spans.length > 0 ? [{ first: 0, spans }] : [];
}

function dimensionLayer(sheet: Sheet, dimension: Dimension): Layer {
  const { view, weights } = sheet;
  const { id } = dimension;
  const active = view.active === id;
  const wrong = [view, view.orRefused].find((each) => each?.refused === id);
  const refused = wrong !== undefined;
  const stroke = refused ? 'error' : active ? 'accent' : 'dimension';
  const told = figure(sheet, dimension, active || refused);
  const shapes = isThin(sheet, dimension)
    ? [leader(sheet, dimension, told), told]
    : [...lines(sheet, dimension, active || refused), told, ...limitOf(sheet, dimension, wrong?.limit)];
  const fill = refused ? 'error' : active ? 'accent' : 'ink';
  return { key: `dimension-${id}`, role: 'dimension', dimension: id, stroke, fill, weight: weights.edge, shapes };
}

function lines({ view, unit }: Sheet, { from, to, at, starts, upright }: Dimension, strong: boolean): Shape[] {
  const { gap, over, tick } = chainOf(view.pixels);
  const [g, o, t] = [gap * unit, over * unit, tick * unit];
  const turn = ([x1, y1, x2, y2]: Line): Line => (upright ? [y1, x1, y2, x2] : [x1, y1, x2, y2]);
  const extension = (x: number, start: number): Line => turn([x, start + g, x, at + o]);
  const extensions = [extension(from, starts[0]), extension(to, starts[1])];
  // Ticks rise to the right on both chains, so they are not turned with the line.
  const oblique = (x: number): Line => (upright ? [at - t, x + t, at + t, x - t] : [x - t, at + t, x + t, at - t]);
  return [
    { key: 'extensions', kind: 'lines', lines: extensions, weight: 0.75 },
    { key: 'line', kind: 'lines', lines: [turn([from - o, at, to + o, at])], ...(strong && { weight: 1.6 }) },
    { key: 'ticks', kind: 'lines', lines: [oblique(from), oblique(to)], weight: 1.6 },
  ];
}

/** Ticks closer than that run into each other, px. */
const apart = 6;

/** The base profile on a small drawing: its 30 mm are told on a leader from its end. */
const isThin = ({ unit }: Sheet, { id, from, to }: Dimension): boolean => id === 'base' && to - from < apart * unit;

function leader({ unit }: Sheet, { from, to, starts: [start] }: Dimension, { at: [x, y], text, size }: Told): Shape {
  const end: Point = [x - (text.length * letterWidth * size * 0.5 + 3) * unit, y - 0.35 * size * unit];
  return { key: 'leader', kind: 'lines', lines: [[start, (from + to) / 2, ...end]], weight: 0.75 };
}

type Told = Extract<Shape, Text>;

/** Along the line; what is too short for its figure has it beyond the nearer end. */
function figure(sheet: Sheet, { from, to, at, upright, overall }: Dimension, strong: boolean): Told {
  const { view, unit, geometry } = sheet;
  const style = chainOf(view.pixels);
  const size = strong ? style.active : overall ? style.overall : style.figure;
  const lift = (style.gap + 0.5) * unit;
  const middle = (from + to) / 2;
  const text = { kind: 'text', key: 'figure', stroke: 'none', text: thousands(Math.round(to - from)), size } as const;
  const told = strong ? ({ ...text, bold: true } as const) : text;
  if (!upright) return { ...told, at: [middle, at - lift] };
  if (isLegible([[from, to]], unit)) return { ...told, at: [at - lift, middle], upright: true };
  const beyond = middle < geometry.height / 2 ? from - (style.tick + 1) * unit : to + (style.over + size) * unit;
  return { ...told, at: [at, beyond] };
}

/** The limit in words on the other side of the line, clear of all extension lines: beyond their ends and beside the product. */
function limitOf(
  { view, unit, geometry }: Sheet,
  { from, to, at, upright }: Dimension,
  limit: Limit | undefined,
): Shape[] {
  if (!limit) return [];
  const beyond = at + (chainOf(view.pixels).over + limitSize) * unit;
  const half = (limit.text.length * letterWidth * limitSize * unit) / 2;
  const whole = upright ? geometry.height : geometry.width;
  const middle = whole < 2 * half ? whole / 2 : Math.min(whole - half, Math.max(half, (from + to) / 2));
  const { text } = limit;
  const said = { key: 'limit', kind: 'text', stroke: 'none', text, size: limitSize, bold: true } as const;
  return [upright ? { ...said, at: [beyond, middle], upright: true } : { ...said, at: [middle, beyond] }];
}

/** 1480 → 1 480 with a no-break space, in all languages. */
export function thousands(mm: number): string {
  const digits = String(mm);
  return digits.length > 3 ? `${digits.slice(0, -3)}\u00a0${digits.slice(-3)}` : digits;
}
