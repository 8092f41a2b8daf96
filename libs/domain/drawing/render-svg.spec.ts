import { Resvg } from '@resvg/resvg-js';
import { type ProductCode, aWindow, products } from '../configuration/window.builder';
import { factsOf } from './drawing.builder';
import { renderSvg } from './render-svg';
import { sceneOf } from './scene-of';

const svgOf = (product: ProductCode, width = 600, options = {}) =>
  renderSvg(sceneOf(aWindow(product), factsOf(product), { side: 'inside', pixels: { width } }), options);

describe('the SVG', () => {
  it('says the outer size of the frame, so that machines can check it', () => {
    expect(svgOf('OS1')).toContain('data-outer="1230x1480"');
  });

  it('is small and always the same string', () => {
    expect(svgOf('OS1').length).toBeLessThan(12_000);
    expect(svgOf('OS1', 48).length).toBeLessThan(1_200);
    expect(svgOf('ST2')).toBe(svgOf('ST2'));
  });

  it('has no ids in common with another drawing of the page, and every reference has its target', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const references = (svg: string) => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    const [first, second] = [svgOf('OS1', 600, { id: 'line-1' }), svgOf('OS1', 600, { id: 'line-2' })];

    expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([]);
    for (const svg of [first, second]) for (const id of references(svg)) expect(ids(svg)).toContain(id);
  });

  it('keeps strokes at their pixels without help of the viewer', () => {
    const svg = svgOf('OS1', 600);
    const [, viewBox] = /viewBox="([^"]+)"/.exec(svg)!;
    const unit = Number(viewBox!.split(' ')[2]) / 600;
    const [, weight] = /class="contour"[^>]* stroke-width="([^"]+)"/.exec(svg)!;

    expect(svg).not.toContain('non-scaling-stroke');
    expect(Number(weight) / unit).toBeCloseTo(1.6, 1);
  });

  it('escapes titles', () => {
    expect(svgOf('OS1', 600, { title: 'a < b & "c"' })).toContain('<title>a &lt; b &amp; &quot;c&quot;</title>');
  });

  it('takes the colours of a brand', () => {
    expect(svgOf('OS1', 600, { inks: { ink: '#123456' } })).toContain('stroke="#123456"');
  });

  it.each(Object.keys(products) as ProductCode[])('%s becomes a picture of the size it was laid out for', (product) => {
    const picture = new Resvg(svgOf(product, 300), { font: { loadSystemFonts: false } }).render();

    expect(picture.width).toBe(300);
    // The frame covers the middle of the left edge of the product: something is drawn there.
    const at = 4 * (picture.width * Math.round(picture.height / 3) + 14);
    expect(picture.pixels[at + 3]).toBe(255);
  });
});
