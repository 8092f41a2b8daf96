import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { layersOf } from './drawing.builder';
import { drawingFactsOf } from './drawing-facts';
import { luminance, tonesOf } from './foil';
import { printColours } from './render-svg';
import type { Hex, Ink, Paint } from './scene';
import { sceneOf } from './scene-of';

const catalogue = shopCatalogue();

const hexOf = (paint: Paint): Hex => (paint.startsWith('#') ? (paint as Hex) : printColours[paint as Ink]);

/** Of two colours, by WCAG 2. */
function contrast(one: Hex, other: Hex): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the symbol of an opening', () => {
  it.each(catalogue.data.colours.map(({ code, hex }) => [code, hex as Hex] as const))(
    'is seen on the frame in %s',
    (code, hex) => {
      const window = changedBy(initialConfiguration('OS1'), { kind: 'colour', inside: code, outside: code });
      for (const side of ['inside', 'outside'] as const) {
        const scene = sceneOf(window, drawingFactsOf(window, catalogue), { side, pixels: { width: 600 } });
        const onFrame = layersOf(scene, 'symbol')[0]!.stroke!;
        expect(contrast(hexOf(onFrame), tonesOf(hex).face)).toBeGreaterThan(2.7);
      }
    },
  );
});
