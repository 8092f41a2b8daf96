import fc from 'fast-check';
import { aWindow } from '../configuration/window.builder';
import { factsOf, layersOf } from './drawing.builder';
import type { Layer, Scene } from './scene';
import { twoViewsScene } from './two-views';

const captions = { inside: 'inside', outside: 'outside' };
const draw = (pixels: { width: number; height?: number }, size = {}): Scene =>
  twoViewsScene(aWindow('E1', { width: 1000, height: 2100, ...size }), factsOf('E1', { filling: 'V03' }), {
    pixels,
    captions,
  });

/** From the left end to the right end of the contour's outline. */
function spanOf({ shapes }: Layer): [left: number, right: number] {
  const xs = shapes.flatMap((shape) => {
    if (shape.kind === 'rect') return [shape.rect[0], shape.rect[2]];
    return shape.kind === 'polygon' || shape.kind === 'polyline' ? shape.points.map(([x]) => x) : [];
  });
  return [Math.min(...xs), Math.max(...xs)];
}

describe('both views of a door [DOOR-01]', () => {
  it('stand beside each other at one scale', () => {
    fc.assert(
      fc.property(fc.integer({ min: 700, max: 1300 }), fc.integer({ min: 240, max: 1000 }), (width, pixels) => {
        const [inside, outside] = layersOf(draw({ width: pixels }, { width }), 'contour').map(spanOf);
        expect(inside![1] - inside![0]).toBeCloseTo(outside![1] - outside![0]);
        expect(outside![0]).toBeGreaterThan(inside![1]);
      }),
    );
  });

  it('fit the place', () => {
    const sizes = fc.record({ width: fc.integer({ min: 240, max: 1000 }), height: fc.integer({ min: 150, max: 900 }) });
    fc.assert(
      fc.property(sizes, (pixels) => {
        const scene = draw(pixels);
        expect(scene.pixels.width).toBeLessThanOrEqual(pixels.width + 1);
        expect(scene.pixels.height).toBeLessThanOrEqual(pixels.height + 1);
      }),
    );
  });

  it.each([
    [800, ['caption-inside', 'caption-outside']],
    [300, []],
  ])('%i pixels wide have the captions %j', (width, expected) => {
    expect(layersOf(draw({ width }), 'number').map(({ key }) => key)).toEqual(expected);
  });

  it('have the width once and the height once', () => {
    expect(layersOf(draw({ width: 800 }), 'dimension').map(({ dimension }) => dimension)).toEqual(['width', 'height']);
  });
});
