import { pathOf } from '@fenestra/domain/drawing/path';
import { printColours } from '@fenestra/domain/drawing/render-svg';
import type { Hex, Ink, Layer, Paint, Scene, Shape, Style, Text } from '@fenestra/domain/drawing/scene';
import { pdfFonts } from './fonts';

type Pdf = PDFKit.PDFDocument;
type Place = { readonly x: number; readonly y: number; readonly width: number };

/** A pixel, for which scenes are laid out, in points: 96 and 72 to the inch. */
export const pointsPerPixel = 0.75;

/** Draws a scene as vectors, `width` points wide; its lines and figures have their sizes when it was laid out for that width. */
export function drawScene(pdf: Pdf, scene: Scene, { x, y, width }: Place): void {
  const [left, top, across] = scene.viewBox;
  pdf
    .save()
    .translate(x, y)
    .scale(width / across)
    .translate(-left, -top)
    .lineJoin('round');
  for (const layer of scene.layers) drawLayer(pdf, layer, scene);
  pdf.restore();
}

function drawLayer(pdf: Pdf, { shapes, opacity = 1, ...style }: Layer, scene: Scene): void {
  for (const shape of shapes) {
    pdf.save().opacity(opacity * (shape.opacity ?? 1));
    const isOpen = shape.kind === 'lines' || shape.kind === 'polyline';
    const drawn = { ...style, ...(isOpen && { fill: 'none' as const }), ...shape };
    if (shape.kind === 'text') write(pdf, shape, drawn, scene);
    else paint(pdf, shape, drawn, scene);
    pdf.restore();
  }
}

/** As in SVG, what says nothing of its fill is black, and is not stroked. */
function paint(pdf: Pdf, shape: Shape, { fill = 'ink', stroke = 'none', weight, dash }: Style, scene: Scene): void {
  const [fills, strokes] = [fill !== 'none', stroke !== 'none'];
  if (!fills && !strokes) return;
  if (weight !== undefined) pdf.lineWidth(weight * scene.unit);
  if (dash) pdf.dash(dash[0] * scene.unit, { space: dash[1] * scene.unit });
  pdf.path(pathOf(shape));
  const [inside, outline] = [fills && paintOf(pdf, fill, shape, scene), strokes && hexOf(stroke)];
  if (inside && outline) pdf.fillAndStroke(inside, outline);
  else if (inside) pdf.fill(inside);
  else if (outline) pdf.stroke(outline);
}

/** Centred on its place, standing on it. */
function write(pdf: Pdf, { at, text, size, upright, bold }: Text, { fill = 'ink' }: Style, { unit }: Scene): void {
  pdf
    .font(bold ? pdfFonts.semibold : pdfFonts.regular)
    .fontSize(size * unit)
    .fillColor(hexOf(fill));
  pdf.translate(at[0], at[1]);
  if (upright) pdf.rotate(-90);
  pdf.text(text, -pdf.widthOfString(text) / 2, 0, { lineBreak: false, baseline: 'alphabetic' });
}

function paintOf(pdf: Pdf, paint: Paint, shape: Shape, { glass }: Scene): PDFKit.PDFGradient | Hex {
  if (paint !== 'glass') return hexOf(paint);
  const heights = heightsOf(shape);
  const gradient = pdf.linearGradient(0, Math.min(...heights), 0, Math.max(...heights));
  return gradient.stop(0, hexOf(glass[0])).stop(1, hexOf(glass[1]));
}

/** Where a shape that can be glass begins and ends. */
function heightsOf(shape: Shape): readonly number[] {
  if (shape.kind === 'rect') return [shape.rect[1], shape.rect[3]];
  return shape.kind === 'polygon' ? shape.points.map(([, y]) => y) : [0, 1];
}

const hexOf = (paint: Paint): Hex => (paint.startsWith('#') ? (paint as Hex) : printColours[paint as Ink]);
