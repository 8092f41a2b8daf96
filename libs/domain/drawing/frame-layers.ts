import type { Field } from '../configuration/geometry/geometry';
import type { Rect } from '../configuration/geometry/rectangle';
import { section80 } from '../configuration/geometry/section-80';
import { grain } from './grain';
import type { Layer, Line, Shape } from './scene';
import { revealOf } from './view-side';
import { corners, mitred, rectangle } from './shapes';
import type { Sheet } from './sheet';

/** Four welded members; sashes and beads are drawn over them, so they are as deep as the frame can show. */
export function frame(sheet: Sheet): Layer[] {
  const { tones, geometry, detail } = sheet;
  const { width, height, threshold } = geometry;
  const outer: Rect = [0, 0, width, height];
  if (detail === 'icon') return [{ key: 'frame', role: 'frame', fill: tones.face, shapes: [rectangle('face', outer)] }];
  const deep = section80.frameOutside;
  const inner: Rect = [deep, deep, width - deep, threshold === null ? height - deep : height];
  const visible = sheet.side === 'inside' ? section80.frameInside : deep;
  const shapes = [
    ...mitred('frame', outer, inner, tones),
    mitres(sheet, outer),
    ...grain('frame', outer, visible, sheet),
  ];
  return [
    { key: 'frame', role: 'frame', stroke: 'none', shapes: threshold === null ? shapes : upright(shapes, sheet) },
  ];
}

function upright(shapes: Shape[], { geometry, tones }: Sheet): Shape[] {
  const { width, height } = geometry;
  const side = (key: string, from: number, to: number, fill: Shape['fill']): Shape => {
    const deep = from < to ? section80.frameOutside : -section80.frameOutside;
    const points = [
      [from, 0],
      [from + deep, Math.abs(deep)],
      [from + deep, height],
      [from, height],
    ] as const;
    return { key, kind: 'polygon', points, fill };
  };
  const [top, , , , lines, ...fibres] = shapes;
  return [
    top!,
    side('frame-left', 0, width, tones.left),
    side('frame-right', width, 0, tones.right),
    lines!,
    ...fibres,
  ];
}

/** Welded corners run from the outer corner to the sash or bead behind it. */
function mitres({ geometry, side, tones, weights }: Sheet, outer: Rect): Shape {
  const { width, height, fields, threshold } = geometry;
  const cornersIn = (isThere: (field: Field) => boolean) => corners(revealOf(fields.find(isThere)!, geometry, side));
  const [a, b, c, d] = corners(outer);
  const lines: Line[] = [
    [...a, ...cornersIn(({ left, top }) => left === 0 && top === 0)[0]],
    [...b, ...cornersIn(({ right, top }) => right === width && top === 0)[1]],
  ];
  if (threshold === null)
    lines.push(
      [...c, ...cornersIn(({ right, bottom }) => right === width && bottom === height)[2]],
      [...d, ...cornersIn(({ left, bottom }) => left === 0 && bottom === height)[3]],
    );
  return { key: 'frame-mitres', kind: 'lines', lines, fill: 'none', stroke: tones.line, weight: weights.mitre };
}

/** The heaviest line of the drawing. */
export function contour({ geometry, weights }: Sheet): Layer[] {
  const { width, height } = geometry;
  const shapes = [rectangle('outer', [0, 0, width, height])];
  return [{ key: 'contour', role: 'contour', fill: 'none', stroke: 'ink', weight: weights.contour, shapes }];
}

/** Metal strip on which a door leaf stands. */
export function threshold({ geometry, weights }: Sheet): Layer[] {
  const { width, height, threshold: high } = geometry;
  if (!high) return [];
  const y = height - high * 0.55;
  const shapes: Shape[] = [
    { ...rectangle('strip', [0, height - high, width, height]), fill: '#b9bcbe', weight: weights.edge },
    { key: 'edge', kind: 'lines', lines: [[0, y, width, y]], stroke: '#7d868c', weight: weights.hair },
  ];
  return [{ key: 'threshold', role: 'threshold', stroke: 'ink', shapes }];
}
