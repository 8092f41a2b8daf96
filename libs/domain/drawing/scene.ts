import type { Point, Rect, Size } from '../configuration/geometry/rectangle';
import type { Part } from '../configuration/choices/parts';

/**
 * A drawing before it becomes SVG: layers of shapes in millimetres, bottom to top. The server writes it as a string
 * (render-svg.ts), the storefront as React elements in every frame: keys are stable while the window changes.
 */
export type Scene = {
  readonly side: Side;
  /** Left, top, width and height in mm. */
  readonly viewBox: readonly [left: number, top: number, width: number, height: number];
  /** The size on screen it was laid out for, and how many mm one of its pixels is. */
  readonly pixels: Size;
  readonly unit: number;
  /** Outer size of the frame in mm. */
  readonly outer: Size;
  /** Ends of the gradient that the paint `glass` stands for, top and bottom of each pane. */
  readonly glass: readonly [top: Paint, bottom: Paint];
  readonly layers: readonly Layer[];
  /** What can be pointed at, as it is seen from this side. */
  readonly targets: readonly Target[];
};

export type Side = 'inside' | 'outside';

export type Target = { readonly area: string; readonly number: string; readonly rect: Rect };

/** Colours that the page decides (`var(--draw-ink)` …, forced colours, print); all others are those of the product. */
export const inks = ['ink', 'symbol', 'dimension', 'sheet', 'accent', 'error', 'glass-top', 'glass-bottom'] as const;
export type Ink = (typeof inks)[number];
export type Hex = `#${string}`;
export type Paint = Ink | Hex | 'glass' | 'none';

/** Inherited from layer to shape, as in SVG. Lengths are pixels on screen, whatever the scale of the drawing. */
export type Style = {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly weight?: number;
  readonly dash?: readonly [line: number, gap: number];
  readonly opacity?: number;
};

/** What a layer shows: its class in both renderers, for style sheets and tests. */
export type Role =
  | 'base'
  | 'flashing'
  | 'sill'
  | 'frame'
  | 'joint'
  | 'coupling'
  | 'sash'
  | 'bead'
  | 'gasket'
  | 'panel'
  | 'glass'
  | 'ornament'
  | 'bars'
  | 'blind'
  | 'net'
  | 'stulp'
  | 'threshold'
  | 'contour'
  | 'symbol'
  | 'hinge'
  | 'handle'
  | 'opening'
  | 'highlight'
  | 'dimension'
  | 'number';

export type Layer = Style & {
  readonly key: string;
  readonly role: Role;
  /** The area it belongs to, where it belongs to one. */
  readonly area?: string;
  /** The part that a number with its leader points out. */
  readonly part?: Part;
  readonly dimension?: DimensionId;
  readonly shapes: readonly Shape[];
};

export type Shape = Style & { readonly key: string } & (
    | { readonly kind: 'polygon' | 'polyline'; readonly points: readonly Point[] }
    /** Radius in mm. */
    | { readonly kind: 'rect'; readonly rect: Rect; readonly radius?: number }
    | { readonly kind: 'circle'; readonly at: Point; readonly radius: number }
    /** Many separate straight lines: grooves, slats, hatching, ticks. */
    | { readonly kind: 'lines'; readonly lines: readonly Line[] }
    | Text
  );

export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Centred on `at` horizontally (along the text when it is upright), standing on it. Size in pixels. */
export type Text = {
  readonly kind: 'text';
  readonly at: Point;
  readonly text: string;
  readonly size: number;
  readonly upright?: boolean;
  readonly bold?: boolean;
};

/**
 * `part-0` is the width of the first field from the left, seen from inside; of an assembly `element-0` the width of its
 * first element. `partial-0` is the upper of two heights: above and below a transom, or of elements of an assembly.
 */
export type DimensionId =
  | 'width'
  | 'height'
  | 'base'
  | 'total-height'
  | `part-${number}`
  | `element-${number}`
  | `partial-${number}`;

/** Along a chain, mm. */
export type Span = readonly [from: number, to: number];
export type Measured = { readonly across: readonly Span[]; readonly down: readonly Span[] };

export type Limit = { readonly min?: number; readonly max?: number; readonly text: string };

/** How a drawing is looked at. */
export type View = {
  readonly side: Side;
  /** Size on screen in pixels. Without a height it is as high as the product needs. */
  readonly pixels: { readonly width: number; readonly height?: number };
  /** Which dimension chains; what is legible at the size when absent. */
  readonly dimensions?: 'all' | 'overall' | 'none';
  /** What stands below and at the right in place of the overall width and height, mm: the panes between bars. */
  readonly measured?: Measured;
  /** The dimension whose field has the focus. */
  readonly active?: DimensionId;
  /** The dimension whose field holds a size that cannot be made. */
  readonly refused?: DimensionId;
  /** The limit that it is beyond, mm, in words: "aspoň 550". */
  readonly limit?: Limit;
  /** Another dimension that is as wrong: both have to change, or one of them. */
  readonly orRefused?: { readonly refused: DimensionId; readonly limit?: Limit };
  /** Areas: the chosen one is tinted and framed, the one under the pointer framed. */
  readonly selected?: string;
  readonly hovered?: string;
  /** The chosen element of an assembly, counted from 0. */
  readonly element?: number;
  /** The chosen element is not there yet: it stands faded in its place. */
  readonly added?: boolean;
  /** Overall width that was agreed, mm, where the elements come to another: what is too much or missing is shown. */
  readonly agreedWidth?: number;
  /** The measured opening in the wall, drawn around the frame. */
  readonly opening?: Size;
  /** Hardware and symbols are drawn however small it is: numbers point at them. */
  readonly withHardware?: boolean;
};

/** What the drawing needs of the catalogue, besides the configuration. */
export type DrawingFacts = {
  /** windows-domain 1.5, e.g. `O/S`. */
  readonly layout: string;
  /** Product type: O window, B balcony door, E entrance door, D side door, P tilt-and-slide, R roof window. */
  readonly typ: string;
  readonly foil: { readonly inside: Hex; readonly outside: Hex };
  /** On which sides the foil looks like wood. */
  readonly grain?: { readonly inside: boolean; readonly outside: boolean };
  /** Null where no sash has a handle. */
  readonly handle: Hex | null;
  /** What sets the handle of a window apart from a plain one: it locks by its catch, by a key, by a button that a child cannot press. */
  readonly handleMark?: 'secustik' | 'key' | 'button';
  /** What a door has outside: a lever as inside (the usual one), a knob or a pull bar. */
  readonly outsideHandle?: 'lever' | 'knob' | 'pull';
  /** What a balcony door has outside, where it has anything: a grip to pull it to, a handle as inside, with a cylinder on both sides. */
  readonly outsideOfBalcony?: 'grip' | 'lever' | 'lever-with-cylinder';
  /** Height of the threshold in mm, null for a frame that runs around. */
  readonly threshold?: number | null;
  /** Height of the base profile in mm (DIM-17), 0 for none. */
  readonly baseProfile: number;
  /** How far the flashing of a roof window reaches around it, mm. */
  readonly flashing?: number;
  /** Model of the door filling, V01 … V12 (windows-domain 7.7). */
  readonly filling?: string | null;
  /** By area id; an area without entry has clear glass and nothing on it. */
  readonly areas?: Readonly<Record<string, AreaFacts>>;
  /** What an assembly is made of, in the order of its elements and joints; widths of couplings in mm. */
  readonly elements?: readonly DrawingFacts[];
  readonly couplings?: readonly { readonly adds: number; readonly visible: number }[];
  /** CFGDATA-11: colours of glass and highlight in pictures without a brand. */
  readonly fills?: { readonly outer: Hex; readonly inner: Hex };
};

export type AreaFacts = {
  /** Tint and code, e.g. OR-KRI (windows-domain 4.4). */
  readonly ornament?: { readonly hex: Hex; readonly code: string };
  /** Width in mm and colours of the bars in the cavity (windows-domain 4.5). */
  readonly bars?: { readonly width: number; readonly inside: Hex; readonly outside: Hex };
  /** Colours of the area's accessories, in the order of the configuration. */
  readonly accessories?: readonly Hex[];
  /** How wide its insect net is made at most, mm: up to there one covers both sashes at a stulp (windows-domain 7.4). */
  readonly netWidthMax?: number;
};
