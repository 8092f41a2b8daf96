import { assemblyDimensions, couplingFigures } from './assembly-dimensions';
import { besideTransom, type Dimension, heightChains } from './height-chains';
import { chainOf, isPartEntered, isRowEntered, letterWidth, limitSize, toldBeside } from './margins';
import { measuredChains } from './measured-chains';
import type { Layer, Limit, Line, Shape, Span, Text } from './scene';
import { rowsIn } from './seen';
import type { Sheet } from './sheet';

/**
 * Dimension chains: widths of the fields, then the overall width below; heights of the rows right, then the overall height,
 * with the base profile its 30 mm and the total height (windows-domain 1.7). Figures in mm without unit.
 */
export function dimensionChains(sheet: Sheet): Layer[] {
  const layers = dimensionsOf(sheet).map((dimension) => dimensionLayer(sheet, dimension));
  return sheet.facts.elements ? [...layers, ...couplingFigures(sheet)] : layers;
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
  const line = (n: number) => start + (first + n * pitch + (n > 0 ? toldBeside(view, 'part') : 0)) * unit;
  const along = { start, upright: false } as const;
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

/** Above and below the transom; where there is room for one chain only, while one of these heights is entered. */
function rowHeights({ geometry, dimensions, view }: Sheet): Span[][] {
  const rows = dimensions === 'all' || isRowEntered(view) ? besideTransom(geometry) : [];
  return rows.length ? [rows] : [];
}

function dimensionLayer(sheet: Sheet, dimension: Dimension): Layer {
  const { view, weights } = sheet;
  const { id } = dimension;
  const active = view.active === id;
  const wrong = [view, view.orRefused].find((each) => each?.refused === id);
  const refused = wrong !== undefined;
  const stroke = refused ? 'error' : active ? 'accent' : 'dimension';
  const shapes = [
    ...lines(sheet, dimension, active || refused),
    figure(sheet, dimension, active || refused),
    ...limitOf(sheet, dimension, wrong?.limit),
  ];
  const fill = refused ? 'error' : active ? 'accent' : 'ink';
  return { key: `dimension-${id}`, role: 'dimension', dimension: id, stroke, fill, weight: weights.edge, shapes };
}

function lines({ view, unit }: Sheet, { from, to, at, start, upright }: Dimension, strong: boolean): Shape[] {
  const { gap, over, tick } = chainOf(view.pixels);
  const [g, o, t] = [gap * unit, over * unit, tick * unit];
  const turn = ([x1, y1, x2, y2]: Line): Line => (upright ? [y1, x1, y2, x2] : [x1, y1, x2, y2]);
  const extension = (x: number): Line => turn([x, start + g, x, at + o]);
  // Ticks rise to the right on both chains, so they are not turned with the line.
  const oblique = (x: number): Line => (upright ? [at - t, x + t, at + t, x - t] : [x - t, at + t, x + t, at - t]);
  return [
    { key: 'extensions', kind: 'lines', lines: [extension(from), extension(to)], weight: 0.75 },
    { key: 'line', kind: 'lines', lines: [turn([from - o, at, to + o, at])], ...(strong && { weight: 1.6 }) },
    { key: 'ticks', kind: 'lines', lines: [oblique(from), oblique(to)], weight: 1.6 },
  ];
}

function figure({ view, unit }: Sheet, { id, from, to, at, upright, overall }: Dimension, strong: boolean): Shape {
  const style = chainOf(view.pixels);
  const size = strong ? style.active : overall ? style.overall : style.figure;
  const lift = (style.gap + 0.5) * unit;
  const middle = (from + to) / 2;
  const text = { kind: 'text', key: 'figure', stroke: 'none', text: thousands(Math.round(to - from)), size } as const;
  const bold: Partial<Text> = strong ? { bold: true } : {};
  // The base profile is lower than its figure: it stands below its chain.
  if (id === 'base') return { ...text, ...bold, at: [at, to + (style.over + size) * unit] };
  return {
    ...text,
    ...bold,
    at: upright ? [at - lift, middle] : [middle, at - lift],
    ...(upright && { upright: true }),
  };
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
