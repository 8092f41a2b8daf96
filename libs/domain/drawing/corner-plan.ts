import type { Coupling } from '../catalogue/assemblies';
import type { Configuration } from '../configuration/configuration';
import type { Point } from '../configuration/geometry/rectangle';
import { rowOf } from '../configuration/assembly/elements';

/** Seen from above, outside at the top, in mm; the first element begins at the origin. */
export type CornerPlan = {
  readonly elements: readonly { readonly from: Point; readonly to: Point }[];
  /** Degrees on the side of the room; joints are counted from 1, as on the drawing. */
  readonly corners: readonly { readonly at: Point; readonly joint: number; readonly degrees: number }[];
};

/**
 * How a row with corner couplings goes around its corners: clockwise, as a bay does. Null where all stands in one plane. A
 * corner coupling lies half before its corner and half behind it.
 */
export function cornerPlan(
  configuration: Configuration,
  couplings: readonly Pick<Coupling, 'adds' | 'angle'>[],
): CornerPlan | null {
  const row = rowOf(configuration);
  const joints = couplings.slice(0, row.length - 1);
  const corners = joints.flatMap(({ angle }, i) => (angle === 0 ? [] : [{ joint: i + 1, degrees: angle }]));
  const [first] = corners;
  if (!first) return null;
  // The flank before the first corner rises, so that what follows lies level.
  let heading = first.degrees - 180;
  let at: Point = [0, 0];
  const places: { from: Point; to: Point }[] = [];
  const turns: Point[] = [];
  for (const [i, { width }] of row.entries()) {
    const from = at;
    at = ahead(from, heading, width);
    places.push({ from, to: at });
    const joint = joints[i];
    if (!joint) break;
    const corner = ahead(at, heading, joint.adds / 2);
    if (joint.angle !== 0) {
      turns.push(corner);
      heading += 180 - joint.angle;
    }
    at = ahead(corner, heading, joint.adds / 2);
  }
  return { elements: places, corners: corners.map((corner, i) => ({ ...corner, at: turns[i]! })) };
}

/** `degrees` clockwise from the right. */
function ahead([x, y]: Point, degrees: number, mm: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + mm * Math.cos(radians), y + mm * Math.sin(radians)];
}
