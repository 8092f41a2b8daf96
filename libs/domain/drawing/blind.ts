import { type Field, sizeOf } from '../configuration/geometry/geometry';
import type { Rect } from '../configuration/geometry/rectangle';
import { shade } from './foil';
import type { Hex, Layer, Line, Shape } from './scene';
import { rectangle } from './shapes';
import type { Sheet } from './sheet';

/** Slats every 25 mm; the blind is drawn a third let down, its chain two thirds of the glass long (windows-domain 7.3). */
const slat = 25;
const letDown = 0.36;

export function blind(sheet: Sheet, field: Field): Layer[] {
  const area = sheet.configuration.areas.find(({ id }) => id === field.area);
  const at = area?.accessories.findIndex(({ kind }) => kind === 'blind') ?? -1;
  if (!area || at < 0) return [];
  const colour = sheet.facts.areas?.[field.area]?.accessories?.[at] ?? '#f1f1ea';
  const inside = sheet.side === 'inside';
  // The control hangs where it was ordered, or opposite to the handle; from outside it is behind the glass and mirrored.
  const ordered = area.accessories[at]!.side;
  const controlRight = ordered ? (ordered === 'P') === inside : field.movement.turn === 'right';
  const shapes = [...slats(sheet, field, colour), ...(inside ? fittings(sheet, field, colour, controlRight) : [])];
  const key = `blind-${field.index}`;
  return [{ key, role: 'blind', area: field.area, fill: 'none', opacity: inside ? 1 : 0.5, shapes }];
}

/** Where the drawn slats end, in mm. */
export function blindBottom(daylight: Rect): number {
  return daylight[1] + Math.round((sizeOf(daylight).height * letDown) / slat) * slat;
}

/** Closer than three pixels slats would run into each other: on a small scale not all of them are drawn. */
function slats({ weights, unit }: Sheet, { daylight }: Field, colour: Hex): Shape[] {
  const [left, top, right] = [daylight[0] + 6, daylight[1], daylight[2] - 6];
  const { width } = sizeOf(daylight);
  const end = blindBottom(daylight);
  const cloth: Shape = { ...rectangle('slats', [left, top, right, end]), fill: colour, opacity: 0.94 };
  const pitch = slat * Math.ceil((3 * unit) / slat);
  const lines: Line[] = [];
  for (let y = top + pitch; y < end; y += pitch) lines.push([left, y, right, y]);
  for (const share of [0.18, 0.82]) lines.push([left + share * width, top, left + share * width, end]);
  return [cloth, { key: 'lines', kind: 'lines', lines, stroke: shade(colour, -0.35), weight: weights.hair }];
}

function fittings({ weights, detail }: Sheet, { daylight }: Field, colour: Hex, right: boolean): Shape[] {
  if (detail !== 'full') return [];
  const [from, top, to] = daylight;
  const { height } = sizeOf(daylight);
  const end = blindBottom(daylight);
  const chain = right ? to - 22 : from + 22;
  const low = top + 26 + (height * 2) / 3;
  const line = { stroke: 'ink', weight: weights.hair } as const;
  return [
    {
      ...rectangle('rail', [from + 2, top - 14, to - 2, top + 26], 3),
      fill: shade(colour, 0.3),
      stroke: 'ink',
      weight: weights.mitre,
    },
    { ...rectangle('bottom', [from + 6, end - 12, to - 6, end + 4]), fill: shade(colour, -0.06), ...line },
    { key: 'chain', kind: 'lines', lines: [[chain, top + 26, chain, low]], ...line },
    { key: 'pendant', kind: 'circle', at: [chain, low], radius: 9, fill: 'sheet', ...line },
  ];
}
