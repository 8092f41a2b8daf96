import type { Area, Configuration, OpeningCode } from '../configuration';
import { type Hardware, type Movement, hardwareOf, isDoubleDoor, movementOf } from './hardware';
import { section80 } from './section-80';

/** Left, top, right, bottom in mm; the origin is the outer top left corner of the frame, seen from inside. */
export type Rect = readonly [left: number, top: number, right: number, bottom: number];
export type Point = readonly [x: number, y: number];
export type Size = { readonly width: number; readonly height: number };

/** `|` in a layout is a mullion, `/` a stulp (windows-domain 1.5). */
export type Joint = { readonly kind: 'mullion' | 'stulp'; readonly at: number };

/** One field between frame edges or axes. Sizes are whole mm; only centres of odd sizes and handle axes lie on halves. */
export type Field = {
  /** Its place from the left seen from inside, and its number on the drawing minus one. */
  readonly index: number;
  readonly area: string;
  readonly opening: OpeningCode;
  readonly kind: 'fixed' | 'sash' | 'leaf';
  /** The axes (or frame edges) on both sides. */
  readonly left: number;
  readonly right: number;
  /** Outer rectangle of the sash or door leaf; null for glazing fixed in the frame. */
  readonly sash: Rect | null;
  /** Visible glass or door panel. */
  readonly daylight: Rect;
  /** Order size of glass or panel: daylight + 2 × 15. */
  readonly pane: Size;
  /** Sash rebate width and height (FFB × FFH), the size hardware and insect nets are ordered by. */
  readonly ffb: Size | null;
  readonly movement: Movement;
  readonly hardware: Hardware;
};

export type Geometry = {
  readonly width: number;
  readonly height: number;
  /** Height of the door sill in mm; null when the frame runs around. */
  readonly threshold: number | null;
  readonly joints: readonly Joint[];
  readonly fields: readonly Field[];
  /** Sashes (or fixed fields) next to each other with panes of different width (DIM-14). */
  readonly unequalPanes: boolean;
};

/** What the geometry needs beyond the configuration: the catalogue knows it by the threshold id and the product. */
export type Frame = {
  /** Height of the threshold in mm (windows-domain 7.6); null or absent for a frame that runs around. */
  readonly threshold?: number | null | undefined;
  /** Balcony and slide doors (B and P) have sashes with glass, whatever their code, and the handle at 1057 mm. */
  readonly typ?: string;
};

/** Joints of a layout such as `S|O/S` from left to right. */
export function jointsOf(layout: string): Joint['kind'][] {
  const kinds: Joint['kind'][] = [];
  for (const sign of layout) {
    if (sign === '|') kinds.push('mullion');
    if (sign === '/') kinds.push('stulp');
  }
  return kinds;
}

/** Equal distances between axes for n fields; odd millimetres go to the left (windows-domain 1.6). */
export function equalAxes(width: number, fields: number): number[] {
  return Array.from({ length: fields - 1 }, (_, i) => Math.ceil((width * (i + 1)) / fields));
}

/**
 * Every rectangle of a product, by the rules of windows-domain 1.6. `layout` is the product's (windows-domain 1.5); a
 * configuration whose areas and axes do not fit it is a fault.
 */
export function geometryOf(
  configuration: Configuration,
  layout: string,
  { threshold = null, typ }: Frame = {},
): Geometry {
  const { width, height, axes } = configuration;
  const areas = areasByField(configuration);
  const kinds: Joint['kind'][] = configuration.areas.length < areas.length ? ['stulp'] : jointsOf(layout);
  if (areas.length !== kinds.length + 1 || areas.length !== axes.length + 1)
    throw new Error(
      `${configuration.product}: ${areas.length} fields and ${axes.length} axes do not fit layout ${layout}`,
    );
  const joints = kinds.map((kind, i) => ({ kind, at: axes[i]! }));
  const frame = { width, height, threshold, joints, glazedDoor: typ === 'B' || typ === 'P' };
  const fields = areas.map((area, index) => fieldOf(frame, area, areas, index));
  return { width, height, threshold, joints, fields, unequalPanes: differInWidth(fields) };
}

/** Size of a rectangle in mm. */
export function sizeOf([left, top, right, bottom]: Rect): Size {
  return { width: right - left, height: bottom - top };
}

/** Moves every edge inwards by d mm (outwards when negative). */
export function inset([left, top, right, bottom]: Rect, d: number): Rect {
  return [left + d, top + d, right - d, bottom - d];
}

/** A blind covers the glass: between the gaskets − 2 mm wide, + 15 mm high (windows-domain 7.3). */
export function blindSize(field: Field): Size {
  const { width, height } = sizeOf(field.daylight);
  return { width: width - 2, height: height + 15 };
}

type Around = Omit<Geometry, 'fields' | 'unequalPanes'> & { readonly glazedDoor: boolean };

/** A double door (ds, dsx, dsz, dsxz) is one area with two leaves. */
function areasByField({ areas }: Configuration): readonly Area[] {
  const [first] = areas;
  return areas.length === 1 && first && isDoubleDoor(first.opening) ? [first, first] : areas;
}

function fieldOf(frame: Around, area: Area, areas: readonly Area[], index: number): Field {
  const { opening } = area;
  const isLast = index === areas.length - 1;
  const partner = stulpPartner(frame, areas, index);
  const movement = movementOf(opening, index === 0 ? 'left' : 'right', partner);
  const kind = kindOf(opening, frame);
  const left = index === 0 ? 0 : frame.joints[index - 1]!.at;
  const right = isLast ? frame.width : frame.joints[index]!.at;
  const sash: Rect | null = kind === 'fixed' ? null : sashOf(frame, index, left, right);
  const daylight: Rect = sash
    ? inset(sash, kind === 'leaf' ? section80.doorLeafFace : section80.sashFace)
    : fixedDaylightOf(frame, index, left, right);
  const pane = sizeOf(inset(daylight, -section80.glassCover));
  const ffb = sash && sizeOf(inset(sash, section80.overlap));
  const hardware = hardwareOf(movement, kind, sash, frame);
  return { index, area: area.id, opening, kind, left, right, sash, daylight, pane, ffb, movement, hardware };
}

function kindOf(opening: OpeningCode, { glazedDoor }: Around): Field['kind'] {
  if (opening === 'fix') return 'fixed';
  return opening.startsWith('d') && !glazedDoor ? 'leaf' : 'sash';
}

/** The opening of the sash on the other side of a stulp; undefined where there is no stulp. */
function stulpPartner({ joints }: Around, areas: readonly Area[], index: number): OpeningCode | undefined {
  if (joints[index]?.kind === 'stulp') return areas[index + 1]?.opening;
  if (joints[index - 1]?.kind === 'stulp') return areas[index - 1]?.opening;
  return undefined;
}

function sashOf({ height, threshold, joints }: Around, index: number, left: number, right: number): Rect {
  const bottom = threshold === null ? section80.frameInside : section80.thresholdLeafGap;
  return [
    left + sashOffset(joints[index - 1]),
    section80.frameInside,
    right - sashOffset(joints[index]),
    height - bottom,
  ];
}

function sashOffset(joint: Joint | undefined): number {
  if (!joint) return section80.frameInside;
  return joint.kind === 'mullion' ? section80.mullionToSash : section80.stulpToSash;
}

function fixedDaylightOf({ height, joints }: Around, index: number, left: number, right: number): Rect {
  const { fixedDaylight, mullionToFixedDaylight } = section80;
  return [
    left + (joints[index - 1] ? mullionToFixedDaylight : fixedDaylight),
    fixedDaylight,
    right - (joints[index] ? mullionToFixedDaylight : fixedDaylight),
    height - fixedDaylight,
  ];
}

/** Compares like with like: a fixed pane beside a sash is always larger. One odd millimetre is nobody's mistake. */
function differInWidth(fields: readonly Field[]): boolean {
  return ['sash', 'leaf', 'fixed'].some((kind) => {
    const widths = fields.filter((field) => field.kind === kind).map(({ pane }) => pane.width);
    return widths.length > 1 && Math.max(...widths) - Math.min(...widths) > 1;
  });
}
