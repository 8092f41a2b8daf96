import { luminance, shade } from './foil';
import type { Hex, Layer, Line } from './scene';
import { rectangle } from './shapes';
import type { Sheet } from './sheet';
import { sillOverhang } from './sheet-of';

/** Base profile, hatched like everything that is cut; a sill in front of it hides it. */
export function base(sheet: Sheet): Layer[] {
  const { geometry, facts, weights, unit, detail } = sheet;
  const { width, height } = geometry;
  if (facts.baseProfile === 0 || detail === 'icon' || sheet.sill === null || chosenSill(sheet)) return [];
  const bottom = height + facts.baseProfile;
  const lines: Line[] = [];
  for (let x = Math.max(24, 9 * unit) / 2; x < width; x += Math.max(24, 9 * unit)) {
    const end = Math.min(x + facts.baseProfile, width);
    lines.push([x, bottom, end, bottom - (end - x)]);
  }
  const hatch = { key: 'hatch', kind: 'lines', lines, stroke: '#8d99a1', weight: weights.mitre } as const;
  const shapes = [
    { ...rectangle('face', [0, height, width, bottom]), fill: '#dfe3e5', stroke: 'none' } as const,
    ...(detail === 'full' ? [hatch] : []),
    rectangle('edge', [0, height, width, bottom]),
  ];
  return [{ key: 'base', role: 'base', fill: 'none', stroke: 'ink', weight: 0.9 * weights.edge, shapes }];
}

/** The sill that is seen from this side with its colour: inner from inside, outer from outside (windows-domain 1.7). */
function chosenSill({ configuration, facts, side }: Sheet): { colour: Hex } | null {
  const kind = side === 'inside' ? 'inner-sill' : 'outer-sill';
  for (const { id, accessories } of configuration.areas) {
    const at = accessories.findIndex((one) => one.kind === kind);
    if (at >= 0) return { colour: facts.areas?.[id]?.accessories?.[at] ?? '#f1f1ea' };
  }
  return null;
}

export function sill(sheet: Sheet): Layer[] {
  const chosen = chosenSill(sheet);
  if (!chosen || sheet.detail === 'icon') return [];
  const { geometry, weights, side, detail } = sheet;
  const { height } = geometry;
  const inside = side === 'inside';
  const [left, right] = sillReach(sheet);
  const [deep, nose] = inside ? [34, 10] : [25, 9];
  const stroke = shade(chosen.colour, luminance(chosen.colour) > 0.5 ? -0.35 : 0.35);
  const edge = {
    key: 'nose',
    kind: 'lines',
    lines: [[left, height + nose, right, height + nose]] as Line[],
    stroke,
    weight: weights.hair,
  } as const;
  const shapes = [
    { ...rectangle('board', [left, height, right, height + deep]), fill: chosen.colour } as const,
    {
      ...rectangle('top', [left, height, right, height + nose]),
      fill: shade(chosen.colour, 0.3),
      stroke: 'none',
    } as const,
    ...(detail === 'full' ? [edge] : []),
    { ...rectangle('edge', [left, height, right, height + deep]), fill: 'none' } as const,
  ];
  return [{ key: 'sill', role: 'sill', stroke: 'ink', weight: weights.edge, shapes }];
}

/** From where to where it reaches in the view, mm from the left edge of its element: ends that meet a neighbour do not stand out. */
export function sillReach({ sill, side, geometry: { width } }: Sheet): [left: number, right: number] {
  const over = side === 'inside' ? sillOverhang : 40;
  if (!sill) return [-over, width + over];
  const { length, outer } = sill;
  const [left, right] = [outer.left ? -over : 0, length + (outer.right ? over : 0)];
  return side === 'inside' ? [left, right] : [width - right, width - left];
}
