import { type Field, inset, sizeOf } from '../configuration/geometry/geometry';
import type { Rect } from '../configuration/geometry/rectangle';
import { crossBarOver, hasCrossBar, insectScreenSize, overlap } from '../configuration/geometry/insect-screen-size';
import { tonesOf } from './foil';
import type { Layer, Line, Shape } from './scene';
import { mitred, rectangle } from './shapes';
import type { Sheet } from './sheet';

/** Frame of a net, mm. */
const frameWidth = 24;
const mesh = 16;

/** Insect nets are in front of all from outside. */
export function insectScreens(sheet: Sheet): Layer[] {
  if (sheet.detail === 'icon' || sheet.side === 'inside') return [];
  return netsOn(sheet).flatMap((net) => {
    const behind = sheet.geometry.fields.filter(({ area }) => net.covers.includes(area));
    return netLayers(sheet, net, inset(around(behind), overlap / 2));
  });
}

/** From inside the mesh shimmers through the glass, behind bars and blind. */
export function meshBehind(sheet: Sheet, field: Field): Layer[] {
  const isThere = sheet.detail !== 'icon' && netsOn(sheet).some(({ covers }) => covers.includes(field.area));
  return isThere ? [shimmer(sheet, field)] : [];
}

type Net = { readonly field: Field; readonly covers: readonly string[]; readonly colour: `#${string}` };

/** Each net once, at the sash whose area has it, with the areas that it covers. */
function netsOn({ configuration, facts, geometry }: Sheet): Net[] {
  const all: Net[] = [];
  for (const field of geometry.fields) {
    const { area } = field;
    const at =
      configuration.areas.find(({ id }) => id === area)?.accessories.findIndex(({ kind }) => kind === 'net') ?? -1;
    const size = at < 0 ? null : insectScreenSize(field, geometry, facts.areas?.[area]?.netWidthMax ?? 0);
    if (!size || all.some(({ covers }) => covers.includes(area))) continue;
    all.push({ field, covers: size.covers, colour: facts.areas?.[area]?.accessories?.[at] ?? '#f1f1ea' });
  }
  return all;
}

/** What the sashes take up together. */
function around(fields: readonly Field[]): Rect {
  const sashes = fields.flatMap(({ sash }) => (sash ? [sash] : []));
  const least = (side: 0 | 1) => Math.min(...sashes.map((sash) => sash[side]));
  const most = (side: 2 | 3) => Math.max(...sashes.map((sash) => sash[side]));
  return [least(0), least(1), most(2), most(3)];
}

function netLayers({ weights, unit, detail }: Sheet, { field, colour }: Net, rect: Rect): Layer[] {
  const tones = tonesOf(colour);
  const inner = inset(rect, frameWidth);
  const own = { role: 'net', area: field.area } as const;
  const y = (rect[1] + rect[3]) / 2;
  const frame: Shape[] = mitred('net', rect, inner, tones);
  if (hasCrossBar(sizeOf(rect), crossBarOver))
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
