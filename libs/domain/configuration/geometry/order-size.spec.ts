import fc from 'fast-check';
import { openingFor, orderSizeOf } from './order-size';

const limits = { widthMin: 500, widthMax: 1500, heightMin: 500, heightMax: 1800 };

describe('from the opening to the order size', () => {
  it.each([
    [1260, 1540, 'white', 15, 1230, 1480],
    [900, 990, 'white', 10, 880, 940],
    [1260, 1540, 'coloured', 20, 1220, 1470],
    [1000, 1000, 'white', 10, 980, 950],
    [1000, 1001, 'white', 15, 970, 941],
  ] as const)('%i × %i, %s: gap %i, %i × %i [DIM-15, DIM-16, DIM-17]', (ow, oh, frame, gapPerSide, width, height) => {
    expect(orderSizeOf({ width: ow, height: oh }, frame, limits)).toEqual({
      width,
      height,
      deductions: { gapPerSide, baseProfile: 30 },
      clamped: false,
    });
  });

  it('stays within the limits and says so', () => {
    expect(orderSizeOf({ width: 1700, height: 400 }, 'white', limits)).toMatchObject({
      width: 1500,
      height: 500,
      clamped: true,
    });
  });

  it('a measurement starts with the opening for which the present frame is ordered [DIM-15] [DIM-16] [DIM-17]', () => {
    const size = fc.record({ width: fc.integer({ min: 500, max: 1500 }), height: fc.integer({ min: 500, max: 1800 }) });
    fc.assert(
      fc.property(size, fc.constantFrom('white', 'coloured'), (frame, colour) => {
        expect(orderSizeOf(openingFor(frame, colour), colour, limits)).toMatchObject({ ...frame, clamped: false });
      }),
    );
  });
});
