import { geometryOf } from './geometry';
import { handleHeight } from './hardware';
import { aWindow, products } from '../window.builder';

const hardware = (type: keyof typeof products, changes = {}, bottom = {}) =>
  geometryOf(aWindow(type, changes), products[type].layout, bottom).fields.map((field) => field.hardware);

describe('how a sash is hung', () => {
  it.each([
    [600, 177],
    [700, 227],
    [900, 320],
    [1000, 470],
    [1300, 570],
    [1480, 620],
    [2100, 1057],
  ])('a window %d mm high has its handle at %d mm', (height, handle) => {
    expect(handleHeight(height)).toBe(handle);
  });

  it('points the symbol of a tilt-and-turn sash at the handle and draws it upwards', () => {
    const [left] = hardware('OS1', { opening: 'osl', width: 1230, height: 1480 });

    expect(left!.symbol).toEqual({
      turn: [
        [40, 40],
        [1190, 740],
        [40, 1440],
      ],
      tilt: [
        [40, 1440],
        [615, 40],
        [1190, 1440],
      ],
    });
    expect(left!.handle).toEqual({ kind: 'window', at: [1161.5, 820], height: 620, points: 'down' });
    expect(left!.hinges).toEqual([
      [32, 70, 48, 160],
      [32, 1320, 48, 1410],
    ]);
  });

  it('gives a sash over 1400 mm a third hinge', () => {
    expect(hardware('OS1', { height: 1500 })[0]!.hinges).toHaveLength(3);
  });

  it('names outward doors by the side of their hinges seen from outside', () => {
    const [leaf] = hardware('E1', { opening: 'dlx', width: 1000, height: 2100 }, { threshold: 20 });

    expect(leaf!.symbol.turn).toEqual([
      [960, 40],
      [40, 1064],
      [960, 2088],
    ]);
    expect(leaf!.handle).toEqual({ kind: 'door', at: [96, 1030], height: 1050, points: 'right' });
    expect(leaf!.hinges.map(([, top]) => top)).toEqual([185, 515, 1833]);
  });

  it.each([
    ['ds', 'right', false],
    ['dsx', 'left', true],
    ['dsz', 'left', false],
    ['dsxz', 'right', true],
  ] as const)('double door %s: handle on the %s leaf seen from inside [OPEN-Q-39]', (opening, active, outward) => {
    const { fields } = geometryOf(aWindow('E2', { opening, width: 1500, height: 2100 }), products.E2.layout);

    expect(fields.map((field) => field.hardware.handle !== null)).toEqual([active === 'left', active === 'right']);
    expect(fields.map((field) => field.movement.turn)).toEqual(['left', 'right']);
    expect(fields.every((field) => field.movement.outward === outward)).toBe(true);
  });

  it('puts one handle on a stulp window, also when the passive sash is called a plain turning one', () => {
    expect(hardware('ST2').map(({ handle }) => handle !== null)).toEqual([false, true]);

    const plain = aWindow('ST2');
    plain.areas[0]!.opening = 'ol';
    expect(geometryOf(plain, 'O/S').fields.map((field) => field.movement.passive)).toEqual([true, false]);
  });

  it('puts the handle of a tilting sash on its top rail and of a balcony door at 1057 mm', () => {
    expect(hardware('S1', { width: 900, height: 600 })[0]!.handle).toMatchObject({ at: [450, 68.5], points: 'right' });
    expect(hardware('B1', { height: 1800 }, { typ: 'B' })[0]!.handle!.height).toBe(1057);
  });
});
