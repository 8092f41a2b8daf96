import { type Field, inset } from '../configuration/geometry/geometry';
import type { Rect } from '../configuration/geometry/rectangle';
import { section80 } from '../configuration/geometry/section-80';
import { blind } from './blind';
import { grain } from './grain';
import { bars } from './bars';
import { panel } from './panel';
import { glass, rim } from './glass';
import { meshBehind } from './insect-screen';
import type { Layer } from './scene';
import { opensTowards, revealOf } from './view-side';
import { layer, mitred, rectangle } from './shapes';
import type { Sheet } from './sheet';

/** Everything between frame and symbols, field by field from left to right. */
export function fields(sheet: Sheet): Layer[] {
  return sheet.geometry.fields.flatMap((field) => {
    const reveal = revealOf(field, sheet.geometry, sheet.side);
    const filled = field.kind === 'leaf' ? panel(sheet, field) : glazing(sheet, field);
    return [...sash(sheet, field, reveal), ...beads(sheet, field, reveal), ...filled];
  });
}

function sash(sheet: Sheet, field: Field, reveal: Rect): Layer[] {
  const { tones, weights, side, detail } = sheet;
  if (!field.sash || detail === 'icon') return [];
  const inner = inset(field.daylight, side === 'inside' ? -section80.bead : -section80.gasketOutside);
  const shapes = [...mitred('sash', reveal, inner, tones), ...grain('sash', reveal, inner[0] - reveal[0], sheet)];
  if (detail === 'full' && opensTowards(field, side))
    shapes.push({ ...rectangle('lip', inset(reveal, 9)), fill: 'none', weight: weights.hair, opacity: 0.75 });
  shapes.push({ ...rectangle('edge', reveal), fill: 'none', stroke: 'ink', weight: weights.edge });
  return [{ ...layer('sash', field), stroke: tones.line, weight: weights.mitre, shapes }];
}

/** Beads hold the glass from inside and slope towards it, so the light falls on them the other way round. */
function beads({ tones, weights, side, detail, facts }: Sheet, field: Field, reveal: Rect): Layer[] {
  if (detail === 'icon') return [];
  const { daylight } = field;
  if (side === 'outside') {
    const shapes = [rectangle('gasket', inset(daylight, -section80.gasketOutside))];
    return [{ ...layer('gasket', field), fill: gasketColour(facts.foil.outside, tones.dark), shapes }];
  }
  const outer = field.sash ? inset(daylight, -section80.bead) : reveal;
  const { top, left, right, bottom } = tones;
  const shapes = mitred('bead', outer, daylight, { top: bottom, left: right, right: left, bottom: top });
  return [
    {
      ...layer('bead', field),
      stroke: tones.line,
      weight: weights.mitre,
      shapes: detail === 'small' ? shapes.slice(0, 4) : shapes,
    },
  ];
}

/** Grey beside white, black beside decors (windows-domain 6.1). */
function gasketColour(foil: string, dark: boolean) {
  return dark || foil.toLowerCase() !== '#f1f1ea' ? '#20272d' : '#a9b0b3';
}

function glazing(sheet: Sheet, field: Field): Layer[] {
  const { side } = sheet;
  const overGlass =
    side === 'inside'
      ? [...meshBehind(sheet, field), ...bars(sheet, field), ...blind(sheet, field)]
      : [...blind(sheet, field), ...bars(sheet, field)];
  return [...glass(sheet, field), ...overGlass, ...rim(sheet, field)];
}
