import type { Joint, Rect } from '../configuration/geometry/geometry';
import { section80 } from '../configuration/geometry/section-80';
import { grain, uprightGrain } from './grain';
import type { Layer, Line, Shape } from './scene';
import { revealOf } from './seen';
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
  const first = corners(revealOf(geometry, 0, side));
  const last = corners(revealOf(geometry, geometry.fields.length - 1, side));
  const [a, b, c, d] = corners(outer);
  const lines: Line[] = [
    [...a, ...first[0]],
    [...b, ...last[1]],
  ];
  if (geometry.threshold === null) lines.push([...c, ...last[2]], [...d, ...first[3]]);
  return { key: 'frame-mitres', kind: 'lines', lines, fill: 'none', stroke: tones.line, weight: weights.mitre };
}

/** Mullions between the sashes; butt joints, so straight ends. */
export function mullions(sheet: Sheet): Layer[] {
  if (sheet.detail === 'icon') return [];
  return sheet.geometry.joints.flatMap((joint, i) => (joint.kind === 'mullion' ? [mullion(sheet, joint, i)] : []));
}

function mullion(sheet: Sheet, { at }: Joint, i: number): Layer {
  const { geometry, side, tones, weights, detail } = sheet;
  const before = revealOf(geometry, i, side);
  const after = revealOf(geometry, i + 1, side);
  const [top, bottom] = [Math.min(before[1], after[1]), Math.max(before[3], after[3])];
  const [left, right] = [before[2], after[0]];
  const strip = side === 'inside' ? 6 : 14;
  const shapes: Shape[] = [
    { ...rectangle('face', [left, top, right, bottom]), fill: tones.left },
    { ...rectangle('shade', [right - strip, top, right, bottom]), fill: tones.right, stroke: 'none' },
    ...uprightGrain('mullion', [left, top, right, bottom], sheet),
  ];
  if (detail === 'full' && side === 'inside')
    shapes.push({ key: 'ridge', kind: 'lines', lines: [[at, top, at, bottom]], weight: weights.hair });
  return { key: `mullion-${i}`, role: 'joint', stroke: tones.line, weight: weights.mitre, shapes };
}

/** The stulp covers the gap between two sashes and part of both. */
export function stulps(sheet: Sheet): Layer[] {
  if (sheet.detail === 'icon') return [];
  return sheet.geometry.joints.flatMap((joint, i) => (joint.kind === 'stulp' ? [stulp(sheet, joint, i)] : []));
}

function stulp(sheet: Sheet, { at }: Joint, i: number): Layer {
  const { geometry, side, tones, weights, detail } = sheet;
  const [, top, , bottom] = revealOf(geometry, i, side);
  const half = (side === 'inside' ? section80.stulpCoverInside : section80.stulpCoverOutside) / 2;
  const ridge = half - 8;
  const lines: Line[] = [
    [at - ridge, top, at - ridge, bottom],
    [at + ridge, top, at + ridge, bottom],
  ];
  const shapes: Shape[] = [
    { ...rectangle('shade', [at + ridge, top, at + half, bottom]), fill: tones.right },
    { ...rectangle('face', [at - half, top, at + ridge, bottom]), fill: tones.left },
    ...uprightGrain('stulp', [at - half, top, at + half, bottom], sheet),
    { ...rectangle('edge', [at - half, top, at + half, bottom]), stroke: 'ink', weight: weights.edge },
  ];
  if (detail === 'full') shapes.push({ key: 'ridges', kind: 'lines', lines, stroke: tones.line, weight: weights.hair });
  return { key: `stulp-${i}`, role: 'stulp', fill: 'none', shapes };
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
