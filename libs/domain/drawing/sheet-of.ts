import type { Configuration } from '../configuration/configuration';
import { placedElements } from '../configuration/assembly/elements';
import { type Geometry, geometryOf } from '../configuration/geometry/geometry';
import type { Rect } from '../configuration/geometry/rectangle';
import { assemblyGeometry } from '../configuration/assembly/assembly-geometry';
import { tonesOf } from './foil';
import { frameMargins, legibleDimensions } from './margins';
import type { DrawingFacts, Side, View } from './scene';
import { geometryFrom } from './view-side';
import type { Detail, Sheet, Unscaled, Weights } from './sheet';

const weights: Record<Detail, Weights> = {
  full: { contour: 1.6, edge: 1, symbol: 1.1, mitre: 0.8, hair: 0.5 },
  small: { contour: 1.1, edge: 0.75, symbol: 0.7, mitre: 0.5, hair: 0.5 },
  icon: { contour: 1.1, edge: 0.75, symbol: 0, mitre: 0, hair: 0 },
};

/** mm per pixel up to which there are fine lines: slats, 25 mm apart, are three pixels apart there. */
const fineUpTo = 8;

function detailOf({ pixels, withHardware }: View, unit: number): Detail {
  if (pixels.width < 60 && !withHardware) return 'icon';
  return unit <= fineUpTo ? 'full' : 'small';
}

export function sheetOf(configuration: Configuration, all: DrawingFacts, view: View): Sheet {
  const { side } = view;
  const facts = seenFacts(all, side);
  const dimensions = dimensionsIn(view);
  const geometry = geometryFrom(insideGeometry(configuration, facts), side);
  const drawn = { configuration, facts, view, dimensions, side, geometry, tones: tonesOf(facts.foil[side]) };
  const scale = scaleOf(view, extentOf(drawn), frameMargins(drawn));
  const detail = detailOf(view, scale.unit);
  return { ...drawn, ...scale, detail, weights: weights[detail] };
}

/** A flashing lies on the roof: from inside nothing of it is seen (decision 34). */
export const seenFacts = (facts: DrawingFacts, side: Side): DrawingFacts =>
  side === 'inside' && facts.flashing ? { ...facts, flashing: 0 } : facts;

/** Panes between bars are measured where the drawing is high enough for a line of figures. */
function dimensionsIn({ dimensions, measured, pixels }: View): Sheet['dimensions'] {
  if (measured) return (pixels.height ?? Infinity) < 240 ? 'none' : 'overall';
  return dimensions ?? legibleDimensions(pixels.width);
}

/** Every field of a product or of a whole assembly, where it stands. */
function insideGeometry(configuration: Configuration, facts: DrawingFacts): Geometry {
  const { elements, couplings = [] } = facts;
  if (!elements) return geometryOf(configuration, facts.layout, facts);
  const placed = placedElements(
    configuration,
    couplings.map(({ adds }) => adds),
  );
  return assemblyGeometry(
    configuration,
    placed.map(({ element, x, y }, i) => ({ geometry: insideGeometry(element, elements[i]!), x, y })),
  );
}

/** What the product covers in mm, with sills and the measured opening. */
function extentOf({ geometry, facts, view, configuration }: Unscaled): Rect {
  const { width, height } = geometry;
  const { flashing = 0 } = facts;
  if (flashing > 0) return [-flashing, -flashing, width + flashing, height + flashing];
  const bottom = height + facts.baseProfile;
  const kind = view.side === 'inside' ? 'inner-sill' : 'outer-sill';
  const sill = configuration.areas.some(({ accessories }) => accessories.some((one) => one.kind === kind));
  const side = Math.max(sill ? sillOverhang : 0, view.opening ? (view.opening.width - width) / 2 : 0);
  const over = view.opening ? (view.opening.height - bottom) / 2 : 0;
  const missing = Math.max(0, (view.agreedWidth ?? 0) - width);
  const [left, right] = view.side === 'inside' ? [0, missing] : [missing, 0];
  return [
    -side - left,
    -Math.max(0, over),
    width + right + side,
    Math.max(bottom + Math.max(0, over), sill ? height + 34 : 0),
  ];
}

/** How far the strip of a sill reaches beyond the frame on the drawing, in mm. */
export const sillOverhang = 50;

type Margins = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Fits the extent and its margins (in pixels) into the pixels of the view. */
function scaleOf(
  { pixels }: View,
  [left, top, right, bottom]: Rect,
  margins: Margins,
): Pick<Sheet, 'unit' | 'viewBox'> {
  const across = Math.max(8, pixels.width - margins.left - margins.right);
  const down = Math.max(8, (pixels.height ?? Infinity) - margins.top - margins.bottom);
  const unit = Math.max((right - left) / across, (bottom - top) / down);
  const width = right - left + (margins.left + margins.right) * unit;
  const height = bottom - top + (margins.top + margins.bottom) * unit;
  return { unit, viewBox: [left - margins.left * unit, top - margins.top * unit, width, height] };
}
