import fc from 'fast-check';
import { type Frame, openingFor, orderSizeOf } from './order-size';

const limits = { widthMin: 500, widthMax: 1500, heightMin: 500, heightMax: 1800 };

const windowOf = (colour: Frame['colour']): Frame => ({ colour, baseProfile: 30 });
const frames = fc.record({ colour: fc.constantFrom('white', 'coloured'), baseProfile: fc.constantFrom(30, 0) });

describe('from the opening to the order size', () => {
  it.each([
    [1260, 1540, 'white', 15, 1230, 1480],
    [900, 990, 'white', 10, 880, 940],
    [1260, 1540, 'coloured', 20, 1220, 1470],
    [1000, 1000, 'white', 10, 980, 950],
    [1000, 1001, 'white', 15, 970, 941],
  ] as const)('%i × %i, %s: gap %i, %i × %i [DIM-15, DIM-16, DIM-17]', (ow, oh, frame, gapPerSide, width, height) => {
    expect(orderSizeOf({ width: ow, height: oh }, windowOf(frame), limits)).toEqual({
      width,
      height,
      deductions: { gapPerSide, baseProfile: 30 },
      clamped: false,
    });
  });

  it('a door with a threshold has no profile below it [DIM-17]', () => {
    expect(orderSizeOf({ width: 1000, height: 1000 }, { colour: 'white', baseProfile: 0 }, limits)).toMatchObject({
      height: 980,
      deductions: { baseProfile: 0 },
    });
  });

  it('stays within the limits and says so', () => {
    expect(orderSizeOf({ width: 1700, height: 400 }, windowOf('white'), limits)).toMatchObject({
      width: 1500,
      height: 500,
      clamped: true,
    });
  });

  it('a measurement starts with the opening for which the present frame is ordered [DIM-15] [DIM-16] [DIM-17]', () => {
    const size = fc.record({ width: fc.integer({ min: 500, max: 1500 }), height: fc.integer({ min: 500, max: 1800 }) });
    fc.assert(
      fc.property(size, frames, (present, frame) => {
        expect(orderSizeOf(openingFor(present, frame), frame, limits)).toMatchObject({ ...present, clamped: false });
      }),
    );
  });
});
