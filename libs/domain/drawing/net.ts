import { type Field, type Rect, inset, sizeOf } from '../configuration/geometry/geometry';
import { tonesOf } from './foil';
import type { Layer, Line, Shape } from './scene';
import { mitred, rectangle } from './shapes';
import type { Sheet } from './sheet';

/** Frame of a window net, its cross bar from this height on, in mm (windows-domain 7.4). */
const frameWidth = 24;
const crossBarFrom = 1400;
/** One net covers both sashes of a stulp up to this width in mm. */
const widest = 1500;
const mesh = 16;

/** Insect nets are in front from outside; from inside the mesh shimmers through the glass. */
export function nets(sheet: Sheet): Layer[] {
  const { geometry, side } = sheet;
  if (sheet.detail === 'icon') return [];
  return geometry.fields.flatMap((field, position) => {
    const [before, next] = [geometry.fields[position - 1], geometry.fields[position + 1]];
    const joined = shared(field, next);
    const colour = netColour(sheet, field) ?? (joined && next ? netColour(sheet, next) : null);
    const covered = shared(before, field) && before && (netColour(sheet, before) ?? colour);
    if (!field.sash || !(colour ?? covered)) return [];
    if (side === 'inside') return [shimmer(sheet, field)];
    if (covered || !colour) return [];
    const [left, top, right, bottom] = inset(field.sash, 20);
    const rect: Rect = joined ? [left, top, next!.sash![2] - 20, bottom] : [left, top, right, bottom];
    return netLayers(sheet, field, rect, colour);
  });
}

function netColour({ configuration, facts }: Sheet, { area }: Field) {
  const at =
    configuration.areas.find(({ id }) => id === area)?.accessories.findIndex(({ kind }) => kind === 'net') ?? -1;
  return at < 0 ? null : (facts.areas?.[area]?.accessories?.[at] ?? '#f1f1ea');
}

/** Whether one net would cover two sashes beside each other: they meet at a stulp and are not too wide. */
function shared(left: Field | undefined, right: Field | undefined): boolean {
  if (left?.edges.right !== 'stulp' || !left.sash || !right?.sash) return false;
  return right.sash[2] - left.sash[0] - 40 <= widest;
}

function netLayers({ weights, unit, detail }: Sheet, field: Field, rect: Rect, colour: `#${string}`): Layer[] {
  const tones = tonesOf(colour);
  const inner = inset(rect, frameWidth);
  const { height } = sizeOf(rect);
  const own = { role: 'net', area: field.area } as const;
  const y = (rect[1] + rect[3]) / 2;
  const frame: Shape[] = mitred('net', rect, inner, tones);
  if (height > crossBarFrom)
    frame.push({ ...rectangle('cross', [inner[0], y - 12, inner[2], y + 12]), fill: tones.left });
  frame.push({ ...rectangle('edge', rect), fill: 'none', stroke: 'ink', weight: weights.edge });
  frame.push({ ...rectangle('inner', inner), fill: 'none', stroke: 'ink', weight: weights.hair });
  return [
    { ...own, key: `mesh-${field.index}`, fill: 'none', shapes: cloth(inner, unit, detail === 'full' ? 0.5 : 0) },
    { ...own, key: `net-${field.index}`, stroke: tones.line, weight: weights.mitre, shapes: frame },
  ];
}

function shimmer({ unit, detail }: Sheet, field: Field): Layer {
  const shapes = cloth(field.daylight, unit, detail === 'full' ? 0.22 : 0);
  return { key: `mesh-${field.index}`, role: 'net', area: field.area, fill: 'none', shapes };
}

/** Threads closer than four pixels would only flicker, so the mesh is coarser on small drawings. */
function cloth(rect: Rect, unit: number, opacity: number): Shape[] {
  const tint: Shape = { ...rectangle('tint', rect), fill: '#2d363c', opacity: 0.1 };
  if (!opacity) return [tint];
  const pitch = Math.max(mesh, 4 * unit);
  const [left, top, right, bottom] = rect;
  const lines: Line[] = [];
  for (let x = left + pitch; x < right; x += pitch) lines.push([x, top, x, bottom]);
  for (let y = top + pitch; y < bottom; y += pitch) lines.push([left, y, right, y]);
  return [tint, { key: 'threads', kind: 'lines', lines, stroke: '#3a444b', weight: 0.6, opacity }];
}
