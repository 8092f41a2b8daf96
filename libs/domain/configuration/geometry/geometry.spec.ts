import fc from 'fast-check';
import { blindSize, equalAxes, geometryOf, sizeOf } from './geometry';
import { aWindow, products } from '../window.builder';

const sides = (size: { width: number; height: number } | null) => size && [size.width, size.height];

/** The vectors of windows-domain 11, "geometry". */
const vectors = [
  {
    type: 'OS1',
    size: [1230, 1480],
    sash: [[40, 40, 1190, 1440]],
    day: [[118, 118, 1112, 1362]],
    pane: [[1024, 1274]],
  },
  { type: 'F1', size: [1230, 1480], sash: [null], day: [[72, 72, 1158, 1408]], pane: [[1116, 1366]] },
  {
    type: 'ST2',
    size: [1500, 1500],
    axes: [750],
    sash: [
      [40, 40, 746, 1460],
      [754, 40, 1460, 1460],
    ],
    day: [
      [118, 118, 668, 1382],
      [832, 118, 1382, 1382],
    ],
    pane: [
      [580, 1294],
      [580, 1294],
    ],
  },
  {
    type: 'SL2',
    size: [1500, 1500],
    axes: [750],
    sash: [
      [40, 40, 736, 1460],
      [764, 40, 1460, 1460],
    ],
    day: [
      [118, 118, 658, 1382],
      [842, 118, 1382, 1382],
    ],
    pane: [
      [570, 1294],
      [570, 1294],
    ],
  },
  {
    type: 'FO2',
    size: [1500, 1500],
    axes: [750],
    sash: [null, [764, 40, 1460, 1460]],
    day: [
      [72, 72, 704, 1428],
      [842, 118, 1382, 1382],
    ],
    pane: [
      [662, 1386],
      [570, 1294],
    ],
  },
  {
    type: 'SL3',
    size: [2100, 1500],
    axes: [700, 1400],
    sash: [[40, 40, 686, 1460], null, [1414, 40, 2060, 1460]],
    day: [
      [118, 118, 608, 1382],
      [746, 72, 1354, 1428],
      [1492, 118, 1982, 1382],
    ],
    pane: [
      [520, 1294],
      [638, 1386],
      [520, 1294],
    ],
  },
  { type: 'B1', size: [900, 2100], sash: [[40, 40, 860, 2060]], day: [[118, 118, 782, 1982]], pane: [[694, 1894]] },
  {
    type: 'E1',
    size: [1000, 2100],
    threshold: 20,
    sash: [[40, 40, 960, 2088]],
    day: [[152, 152, 848, 1976]],
    pane: [[726, 1854]],
  },
] as const;

describe('the rectangles of a product', () => {
  it.each(vectors)('$type $size as in windows-domain 11', ({ type, size, sash, day, pane, ...more }) => {
    const window = aWindow(type, { width: size[0], height: size[1], ...('axes' in more && { axes: [...more.axes] }) });
    const bottom = { threshold: 'threshold' in more ? more.threshold : null };
    const { fields } = geometryOf(window, products[type].layout, bottom);

    expect(fields.map((field) => field.sash)).toEqual(sash);
    expect(fields.map((field) => field.daylight)).toEqual(day);
    expect(fields.map((field) => sides(field.pane))).toEqual(pane);
  });

  it('gives the sizes hardware, blinds and nets are ordered by', () => {
    const [field] = geometryOf(aWindow('OS1', { width: 1230, height: 1480 }), 'S').fields;

    expect(sides(field!.ffb)).toEqual([1110, 1360]);
    expect(sides(blindSize(field!))).toEqual([992, 1259]);
  });

  it('notices panes of different width after an asymmetric change [DIM-14]', () => {
    const moved = geometryOf(aWindow('SL2', { width: 1230, height: 1480, axes: [500] }), 'S|S');

    expect(moved.fields.map((field) => field.daylight)).toEqual([
      [118, 118, 408, 1362],
      [592, 118, 1112, 1362],
    ]);
    expect(moved.unequalPanes).toBe(true);
    expect(geometryOf(aWindow('SL2'), 'S|S').unequalPanes).toBe(false);
    expect(geometryOf(aWindow('FO2'), 'F|S').unequalPanes).toBe(false);
  });

  it('makes two leaves of the one area of a double door', () => {
    const { fields } = geometryOf(aWindow('E2', { width: 1500, height: 2100 }), products.E2.layout, { threshold: 20 });

    expect(fields.map(({ area, sash }) => ({ area, sash }))).toEqual([
      { area: '1', sash: [40, 40, 746, 2088] },
      { area: '1', sash: [754, 40, 1460, 2088] },
    ]);
  });

  it('takes a configuration that does not fit its layout for a fault', () => {
    expect(() => geometryOf(aWindow('ST2', { axes: [] }), 'O/S')).toThrow('ST2: 2 fields and 0 axes');
    expect(() => geometryOf(aWindow('OS1'), 'S|S')).toThrow('1 fields');
  });

  it('shares a width equally and gives odd millimetres to the left', () => {
    expect(equalAxes(1500, 2)).toEqual([750]);
    expect(equalAxes(1001, 3)).toEqual([334, 668]);
    expect(equalAxes(1230, 1)).toEqual([]);
  });

  it('stays inside the frame, in whole millimetres, whatever the size', () => {
    const window = fc
      .tuple(
        fc.constantFrom('OS1', 'ST2', 'SL2', 'FO2', 'SL3', 'ST3'),
        fc.integer({ min: 1500, max: 3500 }),
        fc.integer({ min: 500, max: 2400 }),
      )
      .map(([type, width, height]) => ({ type, window: aWindow(type, { width, height }) }));
    fc.assert(
      fc.property(window, ({ type, window }) => {
        const { fields } = geometryOf(window, products[type].layout);
        expect(fields[0]!.left).toBe(0);
        expect(fields.at(-1)!.right).toBe(window.width);
        for (const field of fields) {
          const { daylight, left, right, pane } = field;
          const [x0, y0, x1, y1] = field.sash ?? daylight;
          expect([left < x0, y0 > 0, x1 < right, y1 < window.height]).toEqual([true, true, true, true]);
          expect(daylight.every(Number.isInteger)).toBe(true);
          expect(pane).toEqual({ width: sizeOf(daylight).width + 30, height: sizeOf(daylight).height + 30 });
        }
      }),
      { numRuns: 200 },
    );
  });
});
