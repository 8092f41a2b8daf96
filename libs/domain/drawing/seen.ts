import {
  type Field,
  type Geometry,
  type Joint,
  type Point,
  type Rect,
  inset,
} from '../configuration/geometry/geometry';
import type { Hardware, Movement, Side as Hand } from '../configuration/geometry/hardware';
import { section80 } from '../configuration/geometry/section-80';
import type { Side } from './scene';

/** The product as somebody sees it: from outside everything is mirrored, a field keeps its index (windows-domain 1.4). */
export function seenFrom(geometry: Geometry, side: Side): Geometry {
  return side === 'inside' ? geometry : mirrored(geometry);
}

export function mirrored(geometry: Geometry): Geometry {
  const { width } = geometry;
  return {
    ...geometry,
    joints: geometry.joints.map(({ kind, at }) => ({ kind, at: width - at })).toReversed(),
    fields: geometry.fields.map((field) => mirroredField(field, width)).toReversed(),
  };
}

/** Whether the sash opens towards the viewer: then it covers the frame, shows its hinges and its symbol is solid. */
export function opensTowards(field: Field, side: Side): boolean {
  return field.movement.outward === (side === 'outside');
}

/** The joints beside the n-th field of a geometry, null at the frame. */
export function jointsBeside({ joints }: Geometry, position: number): [left: Joint | null, right: Joint | null] {
  return [joints[position - 1] ?? null, joints[position] ?? null];
}

/**
 * What is seen of a sash, or the hole in the frame in which fixed glass sits. A sash that opens away from the viewer hides
 * behind the full 72 mm of the frame and 46 mm of half a mullion (windows-domain 1.6).
 */
export function revealOf(geometry: Geometry, position: number, side: Side): Rect {
  const field = geometry.fields[position]!;
  if (!field.sash) return side === 'inside' ? inset(field.daylight, -section80.bead) : field.daylight;
  if (opensTowards(field, side)) return field.sash;
  const [left, right] = jointsBeside(geometry, position);
  const bottom = geometry.threshold ?? section80.frameOutside;
  return [
    farEdge(field.left, left, field.sash[0]),
    section80.frameOutside,
    2 * field.right - farEdge(field.right, right, 2 * field.right - field.sash[2]),
    geometry.height - bottom,
  ];
}

function farEdge(axis: number, joint: Joint | null, sashEdge: number): number {
  if (!joint) return axis + section80.frameOutside;
  return joint.kind === 'mullion' ? axis + section80.mullionOutside / 2 : sashEdge;
}

function mirroredField(field: Field, width: number): Field {
  return {
    ...field,
    left: width - field.right,
    right: width - field.left,
    sash: field.sash && mirroredRect(field.sash, width),
    daylight: mirroredRect(field.daylight, width),
    movement: mirroredMovement(field.movement),
    hardware: mirroredHardware(field.hardware, width),
  };
}

function mirroredRect([left, top, right, bottom]: Rect, width: number): Rect {
  return [width - right, top, width - left, bottom];
}

const other = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left');

function mirroredMovement(movement: Movement): Movement {
  const { turn, slide } = movement;
  return { ...movement, turn: turn && other(turn), slide: slide && other(slide) };
}

function mirroredHardware({ handle, hinges, symbol }: Hardware, width: number): Hardware {
  const flip = ([x, y]: Point): Point => [width - x, y];
  return {
    hinges: hinges.map((hinge) => mirroredRect(hinge, width)),
    symbol: { turn: symbol.turn?.map(flip) ?? null, tilt: symbol.tilt?.map(flip) ?? null },
    handle: handle && {
      ...handle,
      at: flip(handle.at),
      points: handle.points === 'down' ? 'down' : other(handle.points),
    },
  };
}
