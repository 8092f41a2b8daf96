import type { Field, Geometry } from '../geometry/geometry';
import type { Point, Rect, Size } from '../geometry/rectangle';

type Placed = { readonly geometry: Geometry; readonly x: number; readonly y: number };

/** The fields of several products moved to where they stand, numbered from the left; joints belong to the products alone. */
export function assemblyGeometry({ width, height }: Size, placed: readonly Placed[]): Geometry {
  const fields = placed.flatMap(({ geometry, x, y }) => geometry.fields.map((field) => moved(field, x, y)));
  return {
    width,
    height,
    threshold: null,
    joints: [],
    fields: fields.map((field, index) => ({ ...field, index })),
    unequalPanes: placed.some(({ geometry }) => geometry.unequalPanes),
  };
}

function moved(field: Field, x: number, y: number): Field {
  const rect = ([left, top, right, bottom]: Rect): Rect => [left + x, top + y, right + x, bottom + y];
  const point = ([px, py]: Point): Point => [px + x, py + y];
  const { handle, hinges, symbol } = field.hardware;
  return {
    ...field,
    left: field.left + x,
    top: field.top + y,
    right: field.right + x,
    bottom: field.bottom + y,
    sash: field.sash && rect(field.sash),
    daylight: rect(field.daylight),
    hardware: {
      hinges: hinges.map(rect),
      symbol: { turn: symbol.turn?.map(point) ?? null, tilt: symbol.tilt?.map(point) ?? null },
      handle: handle && { ...handle, at: point(handle.at) },
    },
  };
}
