import fc from 'fast-check';
import { type Axis, type Judgement, meantInCentimetres, suspicionOf } from './suspect-size';

const judgement: Judgement = {
  limits: { widthMin: 960, widthMax: 2800, heightMin: 500, heightMax: 2300 },
  usual: { width: 1500, height: 1400 },
  opening: null,
  frame: { colour: 'white', baseProfile: 30 },
  canBeMade: ({ width, height }) => width >= 960 && width <= 2800 && height >= 500 && height <= 2300,
};
const typed = (width: number, height: number, ...axes: Axis[]) => ({ size: { width, height }, axes: new Set(axes) });
const both = (width: number, height: number) => typed(width, height, 'width', 'height');

it.each([
  ['centimetres for the width', typed(120, 1400, 'width'), { width: 1200, height: 1400 }],
  ['centimetres for both sides', both(120, 135), { width: 1200, height: 1350 }],
])('asks about %s [DIM-08]', (_, size, meant) => {
  expect(suspicionOf(size, judgement)).toEqual({ kind: 'centimetres', meant });
});

it.each([
  ['an assembly of three metres and more', { widthMin: 1500, widthMax: 6000 }, 320, 3200],
  ['a row of doors from half a metre on', { widthMin: 520, widthMax: 5200 }, 515, 5150],
])('asks about centimetres however large what can be made is: %s [DIM-08]', (_, limits, width, meant) => {
  const large = { ...judgement, limits: { ...judgement.limits, ...limits } };
  expect(suspicionOf(typed(width, 1400, 'width'), large)?.meant).toEqual({ width: meant, height: 1400 });
});

it.each([
  ['the tenfold is too large', typed(290, 1400, 'width')],
  ['the tenfold is too small', typed(90, 1400, 'width')],
])('takes no centimetres where %s [DIM-08]', (_, size) => {
  expect(suspicionOf(size, judgement)).toBeNull();
});

it('asks about a frame as large as the opening, side by side [DIM-15] [DIM-16]', () => {
  const measured = { ...judgement, opening: { width: 1800, height: 1500 } };

  expect(suspicionOf(both(1800, 1500), measured)).toEqual({ kind: 'opening', meant: { width: 1770, height: 1440 } });
  expect(suspicionOf(typed(1800, 1300, 'width'), measured)?.meant).toEqual({ width: 1770, height: 1300 });
  expect(suspicionOf(typed(1200, 1500, 'width'), measured)).toBeNull();
});

it.each<[string, Judgement['opening'], ReturnType<typeof typed>]>([
  ['wide', { width: 2850, height: 1500 }, typed(2850, 1400, 'width')],
  ['narrow', { width: 980, height: 1500 }, typed(980, 1400, 'width')],
  ['low', { width: 1800, height: 520 }, typed(1500, 520, 'height')],
])('proposes no frame where none fits an opening so %s: the nearest one would not [DIM-15]', (_, opening, size) => {
  expect(suspicionOf(size, { ...judgement, opening })).toBeNull();
});

it.each([
  [85, 850],
  [30, 300],
  [120, null],
  [9, null],
  [100, null],
])('a length of %i, where 100 to 1000 can be made, is probably %s [DIM-08]', (value, meant) => {
  expect(meantInCentimetres(value, (mm) => mm >= 100 && mm <= 1000)).toBe(meant);
});

it('asks about swapped sides where only the swapped size can be made [DIM-08]', () => {
  expect(suspicionOf(both(700, 1600), judgement)).toEqual({ kind: 'swapped', meant: { width: 1600, height: 700 } });
  expect(suspicionOf(typed(700, 1600, 'width'), judgement)).toBeNull();
  expect(suspicionOf(both(400, 450), judgement)).toBeNull();
});

it('asks about a possible size that is far more usual the other way round [DIM-08]', () => {
  const wide = { ...judgement, usual: { width: 2000, height: 1200 } };

  expect(suspicionOf(both(1200, 2000), wide)?.kind).toBe('swapped');
  expect(suspicionOf(both(1500, 1400), wide)).toBeNull();
  expect(suspicionOf(both(1400, 1500), wide)).toBeNull();
});

it('what is proposed is never asked about again [DIM-08]', () => {
  const mm = fc.integer({ min: 1, max: 3000 });
  fc.assert(
    fc.property(mm, mm, (width, height) => {
      const suspicion = suspicionOf(both(width, height), judgement);
      if (suspicion) expect(suspicionOf({ size: suspicion.meant, axes: new Set() }, judgement)).toBeNull();
    }),
  );
});
