import { type Edges, type Field, type Geometry, inset } from '../configuration/geometry/geometry';
import type { Point, Rect } from '../configuration/geometry/rectangle';
import type { Hardware } from '../configuration/geometry/hardware';
import type { Movement, Side as Hand } from '../configuration/geometry/movement';
import { fromEdge, section80 } from '../configuration/geometry/section-80';
import type { Side } from './scene';

/** The product as somebody sees it: from outside everything is mirrored, a field keeps its index (windows-domain 1.4). */
export function geometryFrom(geometry: Geometry, side: Side): Geometry {
  return side === 'inside' ? geometry : mirrored(geometry);
}

export function mirrored(geometry: Geometry): Geometry {
  const { width } = geometry;
  return {
    ...geometry,
    joints: geometry.joints
      .map((joint) => (joint.kind === 'transom' ? joint : { ...joint, at: width - joint.at }))
      .toReversed(),
    fields: rowsIn(geometry).flatMap((row) => row.map((field) => mirroredField(field, width)).toReversed()),
  };
}

/** Whether the sash opens towards the viewer: then it covers the frame, shows its hinges and its symbol is solid. */
export function opensTowards(field: Field, side: Side): boolean {
  return field.movement.outward === (side === 'outside');
}

/** Fields beside each other, from the left of the view: the main row, then a light where there is one. */
export function rowsIn({ fields }: Geometry): Field[][] {
  const light = fields.filter(({ place }) => place !== 'main');
  return [fields.filter(({ place }) => place === 'main'), ...(light.length ? [light] : [])];
}

/**
 * What is seen of a sash, or the hole in the frame in which fixed glass sits. A sash that opens away from the viewer hides
 * behind the full 72 mm of the frame and 46 mm of half a mullion or transom (windows-domain 1.6).
 */
export function revealOf(field: Field, { threshold }: Geometry, side: Side): Rect {
  if (!field.sash) return side === 'inside' ? inset(field.daylight, -section80.bead) : field.daylight;
  if (opensTowards(field, side)) return field.sash;
  const half = section80.mullionOutside / 2;
  const hides = {
    frame: section80.frameOutside,
    threshold: threshold ?? 0,
    mullion: half,
    transom: half,
    stulp: fromEdge.toSash.stulp,
  };
  const { left, top, right, bottom, edges } = field;
  return [left + hides[edges.left], top + hides[edges.top], right - hides[edges.right], bottom - hides[edges.bottom]];
}

/** How far a stulp covers each of its two sashes from its axis, mm. */
export const halfStulp = (side: Side): number =>
  (side === 'inside' ? section80.stulpCoverInside : section80.stulpCoverOutside) / 2;

function mirroredField(field: Field, width: number): Field {
  return {
    ...field,
    left: width - field.right,
    right: width - field.left,
    edges: mirroredEdges(field.edges),
    sash: field.sash && mirroredRect(field.sash, width),
    daylight: mirroredRect(field.daylight, width),
    movement: mirroredMovement(field.movement),
    hardware: mirroredHardware(field.hardware, width),
  };
}

const mirroredEdges = (edges: Edges): Edges => ({ ...edges, left: edges.right, right: edges.left });

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
