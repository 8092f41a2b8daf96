import { type Field, inset, sizeOf } from '../configuration/geometry/geometry';
import type { Point, Rect } from '../configuration/geometry/rectangle';
import { bars } from './bars';
import { shade } from './foil';
import { etched, glass, reflection, patternedGlassOf } from './glass';
import { panelGrain } from './grain';
import { patternLines } from './patterned-glass';
import type { Layer, Line, Shape } from './scene';
import { rectangle } from './shapes';
import type { Sheet } from './sheet';

/** What a door filling shows, in shares of the panel (windows-domain 7.7). */
export type DoorPanelPattern = {
  readonly glass?: readonly Rect[];
  /** Glass that ends above in a half circle over its whole width. */
  readonly arch?: Rect;
  readonly raised?: readonly Rect[];
  /** Heights of horizontal grooves or steel lines. */
  readonly grooves?: readonly number[];
  readonly steel?: readonly Rect[];
};

const square = (cx: number, cy: number, ratio: number, w = 0.22): Rect => [
  cx - w / 2,
  cy - (w * ratio) / 2,
  cx + w / 2,
  cy + (w * ratio) / 2,
];
const strip = (cy: number): Rect => [0.2, cy - 0.025, 0.8, cy + 0.025];

/** Glass of V03 stands at the lock side, `lock` is 1 when that is on the right. `ratio` is width / height of the panel. */
export function doorPanelPattern(model: string, lock: 0 | 1, ratio: number): DoorPanelPattern | 'glass' {
  const cassettes: Rect[] = [
    [0.12, 0.55, 0.46, 0.92],
    [0.54, 0.55, 0.88, 0.92],
  ];
  const upper: Rect[] = [
    [0.12, 0.08, 0.46, 0.48],
    [0.54, 0.08, 0.88, 0.48],
  ];
  const figures: Record<string, DoorPanelPattern | 'glass' | undefined> = {
    V02: { grooves: [0.2, 0.4, 0.6, 0.8] },
    V03: { glass: [lock ? [0.7, 0.14, 0.86, 0.86] : [0.14, 0.14, 0.3, 0.86]] },
    V04: { glass: [[0.41, 0.14, 0.59, 0.86]] },
    V05: { glass: [0.25, 0.5, 0.75].map((y) => square(0.5, y, ratio)) },
    V06: { glass: [0.2, 0.4, 0.6, 0.8].map(strip) },
    V07: { arch: [0.18, 0.12, 0.82, 0.12 + 0.32 * ratio] },
    V08: { raised: [...upper, ...cassettes] },
    V09: { glass: upper, raised: cassettes },
    V10: { glass: [[0.06, 0.03, 0.94, 0.33]] },
    V11: 'glass',
    V12: {
      glass: [[0.41, 0.08, 0.59, 0.92]],
      steel: [0.25, 0.5, 0.75].map((y): Rect => [0.06, y - 0.004, 0.94, y + 0.004]),
    },
  };
  return figures[model] ?? {};
}

/** The panel of a door leaf with its glass, grooves and steel. */
export function panel(sheet: Sheet, field: Field): Layer[] {
  const { tones, weights, detail, facts } = sheet;
  const { daylight, movement } = field;
  const { width, height } = sizeOf(daylight);
  const figure = doorPanelPattern(facts.filling ?? 'V01', movement.turn === 'left' ? 1 : 0, width / height);
  const edge: Shape = { ...rectangle('edge', daylight), fill: 'none', stroke: 'ink', weight: weights.edge };
  const own = { area: field.area, role: 'panel' } as const;
  if (figure === 'glass')
    return [...glass(sheet, field), ...bars(sheet, field), { ...own, key: `panel-${field.index}`, shapes: [edge] }];
  const face: Shape = { ...rectangle('face', daylight), fill: shade(tones.face, tones.dark ? 0.05 : 0.15) };
  const full = detail === 'full';
  const line: Shape = {
    ...rectangle('line', inset(daylight, 14)),
    fill: 'none',
    stroke: tones.line,
    weight: weights.hair,
    opacity: 0.6,
  };
  const shapes = [
    face,
    ...panelGrain('panel', daylight, sheet),
    ...(full ? [line] : []),
    ...grooves(sheet, field, figure),
    ...raised(sheet, field, figure),
    ...panes(sheet, field, figure),
    edge,
  ];
  return [{ ...own, key: `panel-${field.index}`, shapes }];
}

const part = ([left, top, right, bottom]: Rect, [a, b, c, d]: Rect): Rect => {
  const [w, h] = [right - left, bottom - top];
  return [left + a * w, top + b * h, left + c * w, top + d * h];
};

function grooves({ tones, weights }: Sheet, { daylight }: Field, figure: DoorPanelPattern): Shape[] {
  if (!figure.grooves) return [];
  const [left, top, right, bottom] = daylight;
  const at = (d: number) =>
    figure.grooves!.map((share): Line => {
      const y = top + share * (bottom - top) + d;
      return [left, y, right, y];
    });
  return [
    { key: 'grooves', kind: 'lines', lines: at(0), stroke: tones.dark ? '#14181b' : tones.line, weight: weights.mitre },
    {
      key: 'groove-light',
      kind: 'lines',
      lines: at(7),
      stroke: tones.dark ? tones.line : 'sheet',
      weight: weights.mitre,
    },
  ];
}

function raised(sheet: Sheet, { daylight }: Field, figure: DoorPanelPattern): Shape[] {
  const { tones, weights } = sheet;
  return (figure.raised ?? []).flatMap((share, i): Shape[] => {
    const rect = part(daylight, share);
    const line = { stroke: tones.line, weight: weights.mitre } as const;
    const field = inset(rect, 28);
    return [
      { ...rectangle(`raised-${i}`, rect), fill: tones.right, ...line },
      { ...rectangle(`field-${i}`, field), fill: tones.left, ...line },
      ...panelGrain(`field-${i}`, field, sheet),
    ];
  });
}

/** Glass in a steel frame of 12 mm, with its ornament. */
function panes({ weights, detail, facts, unit }: Sheet, field: Field, figure: DoorPanelPattern): Shape[] {
  const ornament = patternedGlassOf(facts, field);
  const { daylight } = field;
  const glazed = glassOf(figure).flatMap((share, i): Shape[] => {
    const rect = part(daylight, share);
    const isArch = share === figure.arch;
    const outline = isArch ? halfCircle : rectangle;
    const frame: Shape = { ...outline(`steel-${i}`, rect), fill: '#b9bec2', stroke: 'ink', weight: weights.hair };
    const pane = inset(rect, 12);
    const fill = ornament?.hex ?? 'glass';
    const shapes: Shape[] = [frame, { ...outline(`pane-${i}`, pane), fill, stroke: 'ink', weight: weights.edge }];
    if (detail !== 'full') return shapes;
    const lines = ornament ? patternLines(ornament.code, isArch ? part(pane, withinArch) : pane, unit) : [];
    if (lines.length > 0) shapes.push({ key: `pattern-${i}`, kind: 'lines', lines, ...etched, weight: weights.hair });
    return [...shapes, ...reflection(pane, ornament).map((one) => ({ ...one, key: `${one.key}-${i}` }))];
  });
  const steel = (figure.steel ?? []).map((share, i): Shape => ({
    ...rectangle(`line-${i}`, part(daylight, share)),
    fill: '#c3c6c8',
    stroke: 'ink',
    weight: weights.hair,
  }));
  return [...steel, ...glazed];
}

const glassOf = ({ glass = [], arch }: DoorPanelPattern): readonly Rect[] => (arch ? [...glass, arch] : glass);

/** The largest rectangle within a half circle, in shares of what it fills. */
const withinArch: Rect = [0.5 - Math.SQRT1_2 / 2, 1 - Math.SQRT1_2, 0.5 + Math.SQRT1_2 / 2, 1];

/** The upper half of an ellipse that fills a rectangle. */
function halfCircle(key: string, [left, top, right, bottom]: Rect): Shape {
  const points = Array.from({ length: 33 }, (_, i): Point => {
    const angle = (Math.PI * i) / 32;
    return [(left + right - (right - left) * Math.cos(angle)) / 2, bottom - (bottom - top) * Math.sin(angle)];
  });
  return { key, kind: 'polygon', points };
}

/** Where symbols over a door cross glass and keep their ink. */
export function paneRects(sheet: Sheet, field: Field): Rect[] {
  if (field.kind !== 'leaf') return [field.daylight];
  const { width, height } = sizeOf(field.daylight);
  const figure = doorPanelPattern(sheet.facts.filling ?? 'V01', field.movement.turn === 'left' ? 1 : 0, width / height);
  if (figure === 'glass') return [field.daylight];
  return glassOf(figure).map((share) => inset(part(field.daylight, share), 12));
}
