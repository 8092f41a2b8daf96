/** Left, top, right, bottom in mm; the origin is the outer top left corner of the frame, seen from inside. */
export type Rect = readonly [left: number, top: number, right: number, bottom: number];
export type Point = readonly [x: number, y: number];
export type Size = { readonly width: number; readonly height: number };
