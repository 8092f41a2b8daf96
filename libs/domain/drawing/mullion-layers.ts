import type { Field, Joint } from '../configuration/geometry/geometry';
import type { Rect } from '../configuration/geometry/rectangle';
import { lyingGrain, uprightGrain } from './grain';
import type { Layer, Line, Shape } from './scene';
import { halfStulp, revealOf } from './view-side';
import { rectangle } from './shapes';
import type { Sheet } from './sheet';

/** Mullions between the sashes; butt joints, so straight ends. */
export function mullions(sheet: Sheet): Layer[] {
  if (sheet.detail === 'icon') return [];
  return sheet.geometry.joints.flatMap((joint, i) => (joint.kind === 'mullion' ? [mullion(sheet, joint, i)] : []));
}

function mullion(sheet: Sheet, joint: Joint, i: number): Layer {
  const { side, tones, weights, detail } = sheet;
  const { at } = joint;
  const [before, after] = revealsBeside(sheet, joint);
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

/** What is seen of the fields on both sides of an upright joint. */
function revealsBeside({ geometry, side }: Sheet, { at, from }: Joint): [before: Rect, after: Rect] {
  const seen = (isThere: (field: Field) => boolean) => revealOf(geometry.fields.find(isThere)!, geometry, side);
  return [seen(({ right, top }) => right === at && top === from), seen(({ left, top }) => left === at && top === from)];
}

/** A transom runs from side to side between the rows; mullions butt against it. */
export function transoms(sheet: Sheet): Layer[] {
  if (sheet.detail === 'icon') return [];
  const { geometry, side, tones, weights, detail } = sheet;
  return geometry.joints.flatMap(({ kind, at }): Layer[] => {
    if (kind !== 'transom') return [];
    const seen = (fields: Field[]) => fields.map((field) => revealOf(field, geometry, side));
    const above = seen(geometry.fields.filter(({ bottom }) => bottom === at));
    const below = seen(geometry.fields.filter(({ top }) => top === at));
    const [top, bottom] = [Math.min(...above.map((rect) => rect[3])), Math.max(...below.map((rect) => rect[1]))];
    const all = [...above, ...below];
    const [left, right] = [Math.min(...all.map((rect) => rect[0])), Math.max(...all.map((rect) => rect[2]))];
    const strip = side === 'inside' ? 6 : 14;
    const shapes: Shape[] = [
      { ...rectangle('face', [left, top, right, bottom]), fill: tones.top },
      { ...rectangle('shade', [left, bottom - strip, right, bottom]), fill: tones.bottom, stroke: 'none' },
      ...lyingGrain('transom', [left, top, right, bottom], sheet),
    ];
    if (detail === 'full' && side === 'inside')
      shapes.push({ key: 'ridge', kind: 'lines', lines: [[left, at, right, at]], weight: weights.hair });
    return [{ key: 'transom', role: 'joint', stroke: tones.line, weight: weights.mitre, shapes }];
  });
}

/** The stulp covers the gap between two sashes and part of both. */
export function floatingMullions(sheet: Sheet): Layer[] {
  if (sheet.detail === 'icon') return [];
  return sheet.geometry.joints.flatMap((joint, i) => (joint.kind === 'stulp' ? [stulp(sheet, joint, i)] : []));
}

function stulp(sheet: Sheet, joint: Joint, i: number): Layer {
  const { side, tones, weights, detail } = sheet;
  const { at } = joint;
  const [[, top, , bottom]] = revealsBeside(sheet, joint);
  const half = halfStulp(side);
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
