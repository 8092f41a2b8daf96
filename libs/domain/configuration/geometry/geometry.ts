import type { Rect, Size } from './rectangle';
import { memoize } from '../../memoize';
import type { Area, Configuration, OpeningCode } from '../configuration';
import { type Hardware, hardwareOf } from './hardware';
import { isDoubleDoor, type Movement, movementOf } from './movement';
import { type Row, rowsOf, transomAt } from './rows';
import { type Edge, fromEdge, section80 } from './section-80';

/**
 * `|` in a layout is a mullion, `/` a stulp (windows-domain 1.5), a transom lies between the rows. `at` is where its axis is
 * (of a transom from the top), `from` and `to` are where it begins and ends: at edges of the frame or at the axis of a transom.
 */
export type Joint = {
  readonly kind: 'mullion' | 'stulp' | 'transom';
  readonly at: number;
  readonly from: number;
  readonly to: number;
};
export type Edges = Readonly<Record<'left' | 'top' | 'right' | 'bottom', Edge>>;

/** One field between frame edges or axes. Sizes are whole mm; only centres of odd sizes and handle axes lie on halves. */
export type Field = {
  /** Its place from the left seen from inside, a light last, and its number on the drawing minus one. */
  readonly index: number;
  readonly area: string;
  readonly place: Row['place'];
  readonly opening: OpeningCode;
  readonly kind: 'fixed' | 'sash' | 'leaf';
  /** The axes (or frame edges) around it, and what is there. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly edges: Edges;
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
export function jointsOf(layout: string): ('mullion' | 'stulp')[] {
  const kinds: ('mullion' | 'stulp')[] = [];
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
  return workedOut(configuration, layout, threshold, typ === 'B' || typ === 'P');
}

const workedOut = memoize(geometryIn);

function geometryIn(
  configuration: Configuration,
  layout: string,
  threshold: number | null,
  glazedDoor: boolean,
): Geometry {
  const { width, height, light } = configuration;
  const rows = rowsOf(configuration).map((row) => withJoints(row, configuration, layout));
  const frame = { width, height, threshold, glazedDoor };
  const fields = rows.flatMap((row) => row.fields.map((_, position) => fieldOf(frame, row, position)));
  const transoms = light ? [{ kind: 'transom', at: transomAt(height, light), from: 0, to: width } as const] : [];
  return {
    width,
    height,
    threshold,
    joints: [...rows.flatMap(({ joints }) => joints), ...transoms],
    fields: fields.map((field, index) => ({ ...field, index })),
    unequalPanes: rows.some(({ place }) => differInWidth(fields.filter((field) => field.place === place))),
  };
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

type Around = Pick<Geometry, 'width' | 'height' | 'threshold'> & { readonly glazedDoor: boolean };

/** The areas of the fields of a row, two of a double door, and what stands between them. */
type JoinedRow = Row & { readonly fields: readonly Area[]; readonly joints: readonly Joint[] };

function withJoints(row: Row, { product, axes }: Configuration, layout: string): JoinedRow {
  const fields = leavesOf(row.areas);
  const isLight = row.place !== 'main';
  const kinds = isLight ? [] : fields.length > row.areas.length ? (['stulp'] as const) : jointsOf(layout);
  if (fields.length !== kinds.length + 1 || (!isLight && fields.length !== axes.length + 1))
    throw new Error(`${product}: ${fields.length} fields and ${axes.length} axes do not fit layout ${layout}`);
  return { ...row, fields, joints: kinds.map((kind, i) => ({ kind, at: axes[i]!, from: row.top, to: row.bottom })) };
}

/** A double door (ds, dsx, dsz, dsxz) is one area with two leaves. */
function leavesOf(areas: readonly Area[]): readonly Area[] {
  const [first] = areas;
  return areas.length === 1 && first && isDoubleDoor(first.opening) ? [first, first] : areas;
}

function fieldOf(frame: Around, row: JoinedRow, position: number): Omit<Field, 'index'> {
  const { id, opening } = row.fields[position]!;
  const { place, top, bottom } = row;
  const movement = movementOf(opening, position === 0 ? 'left' : 'right', stulpPartner(row, position));
  const kind = kindOf(opening, frame);
  const left = row.joints[position - 1]?.at ?? 0;
  const right = row.joints[position]?.at ?? frame.width;
  const edges = edgesOf(frame, row, position);
  const sash = kind === 'fixed' ? null : within([left, top, right, bottom], edges, fromEdge.toSash);
  const daylight: Rect = sash
    ? inset(sash, kind === 'leaf' ? section80.doorLeafFace : section80.sashFace)
    : within([left, top, right, bottom], edges, fromEdge.toFixedDaylight);
  const pane = sizeOf(inset(daylight, -section80.glassCover));
  const ffb = sash && sizeOf(inset(sash, section80.overlap));
  const hardware = hardwareOf(movement, kind, sash, { ...frame, top, bottom });
  const around = { left, top, right, bottom, edges };
  return { area: id, place, opening, kind, ...around, sash, daylight, pane, ffb, movement, hardware };
}

function edgesOf({ height, threshold }: Around, { top, bottom, joints }: JoinedRow, position: number): Edges {
  const floor = threshold === null ? 'frame' : 'threshold';
  return {
    left: joints[position - 1]?.kind ?? 'frame',
    top: top === 0 ? 'frame' : 'transom',
    right: joints[position]?.kind ?? 'frame',
    bottom: bottom === height ? floor : 'transom',
  };
}

function within([left, top, right, bottom]: Rect, edges: Edges, by: Readonly<Record<Edge, number>>): Rect {
  return [left + by[edges.left], top + by[edges.top], right - by[edges.right], bottom - by[edges.bottom]];
}

function kindOf(opening: OpeningCode, { glazedDoor }: Around): Field['kind'] {
  if (opening === 'fix') return 'fixed';
  return opening.startsWith('d') && !glazedDoor ? 'leaf' : 'sash';
}

/** The opening of the sash on the other side of a stulp; undefined where there is no stulp. */
function stulpPartner({ fields, joints }: JoinedRow, position: number): OpeningCode | undefined {
  if (joints[position]?.kind === 'stulp') return fields[position + 1]?.opening;
  if (joints[position - 1]?.kind === 'stulp') return fields[position - 1]?.opening;
  return undefined;
}

/** Compares like with like in one row: a fixed pane beside a sash is always larger. One odd millimetre is nobody's mistake. */
function differInWidth(fields: readonly Pick<Field, 'kind' | 'pane'>[]): boolean {
  return ['sash', 'leaf', 'fixed'].some((kind) => {
    const widths = fields.filter((field) => field.kind === kind).map(({ pane }) => pane.width);
    return widths.length > 1 && Math.max(...widths) - Math.min(...widths) > 1;
  });
}
