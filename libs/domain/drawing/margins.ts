import { hasAbove, lowerHeights, rowOf } from '../configuration/assembly/elements';
import type { DimensionId, View } from './scene';
import type { Sheet, Unscaled } from './sheet';

/** Distances of dimension chains in pixels, so that figures stay legible at every scale. */
export const chain = {
  full: { first: 34, pitch: 34, gap: 5, over: 8, tick: 4.5, figure: 13, overall: 14.5, active: 15.5 },
  compact: { first: 20, pitch: 20, gap: 3, over: 5, tick: 3.5, figure: 12, overall: 12, active: 12 },
} as const;

/** Position numbers: circle and its distance above the frame, in pixels. */
export const positionMarker = { radius: 13, above: 36, figure: 14 } as const;

/** Letters of a limit beside its dimension, in pixels. */
export const limitSize = 12;
/** Of a letter of usual width, as a share of its height. */
export const letterWidth = 0.56;

/** What an inner chain of that kind needs for its limit: the chains beyond it move away by so many pixels. */
export const limitMargin = (view: View, kind: 'part' | 'element' | 'partial' | 'height'): number =>
  [view, view.orRefused].some((each) => each?.limit && isOfKind(each.refused, kind)) ? limitSize : 0;

const isOfKind = (id: DimensionId | undefined, kind: string): boolean =>
  id === kind || id?.startsWith(`${kind}-`) === true;

export const chainOf = (pixels: View['pixels']) => (pixels.width < 320 ? chain.compact : chain.full);

/** A part that is entered is shown also where there is room for the overall width only, in its place. */
export const isPartEntered = ({ active, refused }: View): boolean =>
  [active, refused].some((id) => /^(part|element)-/.test(id ?? ''));

export function legibleDimensions(width: number): 'all' | 'overall' | 'none' {
  if (width < 140) return 'none';
  return width < 320 ? 'overall' : 'all';
}

export function hasNumbers({ geometry, dimensions, view }: Pick<Sheet, 'geometry' | 'dimensions' | 'view'>): boolean {
  const areas = new Set(geometry.fields.map(({ area }) => area)); // a double door is one
  const told = dimensions === 'all' || (dimensions === 'overall' && view.measured !== undefined);
  return told && view.pixels.width >= 320 && areas.size > 1;
}

/** Whether an assembly has the widths of its elements: also on a phone, which has no room for other parts. */
export const hasElementWidths = ({ dimensions, view, facts }: Pick<Sheet, 'dimensions' | 'view' | 'facts'>): boolean =>
  facts.elements !== undefined &&
  (dimensions === 'all' || (dimensions === 'overall' && view.dimensions === undefined && view.pixels.width >= 200));

/** How many chains of them. */
const elementWidths = (sheet: Unscaled): 0 | 1 =>
  hasElementWidths(sheet) && rowOf(sheet.configuration).length > 1 ? 1 : 0;

/** How many chains of partial heights there is room for. */
function heightChainsOf({ geometry, configuration }: Unscaled): number {
  const { assembly } = configuration;
  if (assembly) {
    const lit = assembly.elements.some(({ light }) => light);
    return Number(lit) + Number(hasAbove(configuration)) + lowerHeights(configuration).length;
  }
  return geometry.joints.some(({ kind }) => kind === 'transom') ? 1 : 0;
}

/** On a phone a height too short for its figure has it above its chain: pixels above it and beside it. */
const shortHeight = { above: 5, beside: 2 } as const;

/** Room around the product in pixels. */
export function frameMargins(sheet: Unscaled) {
  const { dimensions, view, facts } = sheet;
  if (dimensions === 'none') return { left: 2, top: 2, right: 2, bottom: 2 };
  const { first, pitch, over } = chainOf(view.pixels);
  const end = over + 4;
  const second = dimensions === 'all' ? pitch : 0;
  const { fields } = sheet.geometry;
  const divided = fields.filter(({ place }) => place === 'main').length > 1;
  const below = facts.elements ? elementWidths(sheet) * pitch : divided ? second : 0;
  const told = view.limit ? limitSize : 0;
  const heights = heightChainsOf(sheet);
  const short = heights > 0 && dimensions !== 'all' ? shortHeight : { above: 0, beside: 0 };
  return {
    left: end,
    top: hasNumbers(sheet) ? positionMarker.above + positionMarker.radius + 2 : end + short.above,
    right: first + end + (facts.baseProfile > 0 ? second : 0) + heights * second + short.beside + told,
    bottom: first + end + below + told,
  };
}
