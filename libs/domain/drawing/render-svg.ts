import { pathOf, tenths } from './path';
import type { Hex, Ink, Layer, Paint, Scene, Shape, Style, Text } from './scene';

export type SvgOptions = {
  /** Prefix of ids: different for every drawing of one page. */
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  /** Colours of the page, where they differ from those of the paper. */
  readonly inks?: Partial<Record<Ink, Hex>>;
  /** Without width and height the picture fills its place. */
  readonly fluid?: boolean;
};

/** The drawing sheet in print, mails and server pictures (visual direction: ink, symbols, dimensions, glass). */
export const printColours: Record<Ink, Hex> = {
  ink: '#16212b',
  symbol: '#46545f',
  dimension: '#66747e',
  sheet: '#ffffff',
  accent: '#0b6156',
  error: '#b3202c',
  'glass-top': '#cfe2ee',
  'glass-bottom': '#eaf3f7',
};

const fonts = "'Sofia Sans Variable','Sofia Sans',Arial,sans-serif";

/**
 * Writes a scene as one self-contained SVG: no style sheet, no script, strokes in mm of the scale it was laid out for, so
 * that it can be shown as an image and turned into a PNG.
 */
export function renderSvg(scene: Scene, options: SvgOptions = {}): string {
  const pen: Pen = {
    unit: scene.unit,
    inks: options.inks ? { ...printColours, ...options.inks } : printColours,
    glass: `url(#${options.id ?? 'd'}-glass)`,
  };
  const [left, top, width, height] = scene.viewBox;
  const size = options.fluid ? '' : ` width="${scene.pixels.width}" height="${scene.pixels.height}"`;
  let svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${tenths(left)} ${tenths(top)} ${tenths(width)} ${tenths(height)}"${size}` +
    ` role="img" font-family="${fonts}" text-anchor="middle" stroke-linejoin="round">` +
    words(options) +
    gradient(scene, pen, options.id ?? 'd');
  for (const layer of scene.layers) svg += layerSvg(layer, scene, pen);
  return svg + '</svg>';
}

type Pen = { readonly unit: number; readonly inks: Record<Ink, Hex>; readonly glass: string };

function words({ title, description }: SvgOptions): string {
  return (
    (title ? `<title>${escaped(title)}</title>` : '') + (description ? `<desc>${escaped(description)}</desc>` : '')
  );
}

function gradient({ glass }: Scene, pen: Pen, id: string): string {
  const [top, bottom] = glass;
  return (
    `<linearGradient id="${id}-glass" x2="0" y2="1"><stop stop-color="${colour(top, pen)}"/>` +
    `<stop offset="1" stop-color="${colour(bottom, pen)}"/></linearGradient>`
  );
}

function layerSvg(layer: Layer, scene: Scene, pen: Pen): string {
  let shapes = '';
  for (const shape of layer.shapes) shapes += shapeSvg(shape, layer, pen);
  const area = layer.area ? ` data-area="${escaped(layer.area)}"` : '';
  const outer = layer.role === 'frame' ? ` data-outer="${scene.outer.width}x${scene.outer.height}"` : '';
  return `<g class="${layer.role}"${area}${outer}${attributes(layer, pen)}>${shapes}</g>`;
}

function shapeSvg(shape: Shape, layer: Layer, pen: Pen): string {
  if (shape.kind === 'text') return textSvg(shape, pen);
  return `<path${shapeAttributes(shape, layer, pen)} d="${pathOf(shape)}"/>`;
}

/** Lines have nothing to fill; a layer's fill would close them to a shape. */
function shapeAttributes(shape: Shape, layer: Layer, pen: Pen): string {
  const open = (shape.kind === 'lines' || shape.kind === 'polyline') && !shape.fill && layer.fill !== 'none';
  return attributes(open ? { ...shape, fill: 'none' } : shape, pen);
}

function textSvg(shape: Text & Style, pen: Pen): string {
  const { at, size, upright, bold, text } = shape;
  const [x, y] = [tenths(at[0]), tenths(at[1])];
  const place = upright ? ` transform="translate(${x} ${y})rotate(-90)"` : ` x="${x}" y="${y}"`;
  const weight = bold ? ' font-weight="650"' : '';
  return `<text${place} font-size="${tenths(size * pen.unit)}"${weight}${attributes(shape, pen)}>${escaped(text)}</text>`;
}

function attributes({ fill, stroke, weight, dash, opacity }: Style, pen: Pen): string {
  let all = '';
  if (fill) all += ` fill="${colour(fill, pen)}"`;
  if (stroke) all += ` stroke="${colour(stroke, pen)}"`;
  if (weight !== undefined) all += ` stroke-width="${tenths(weight * pen.unit)}"`;
  if (dash) all += ` stroke-dasharray="${tenths(dash[0] * pen.unit)} ${tenths(dash[1] * pen.unit)}"`;
  if (opacity !== undefined) all += ` opacity="${opacity}"`;
  return all;
}

function colour(paint: Paint, pen: Pen): string {
  if (paint === 'glass') return pen.glass;
  return paint.startsWith('#') || paint === 'none' ? paint : pen.inks[paint as Ink];
}

/** Only names and titles come from outside; they are short, and mostly need no escaping. */
function escaped(text: string): string {
  if (!special.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
const special = /[&<>"]/;
