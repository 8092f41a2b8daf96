import { renderPng } from './raster';

const svg = (text: string, family = 'system-ui, sans-serif'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><text x="10" y="60" font-size="40" font-family="${family}">${text}</text></svg>`;

it('draws texts of all five languages in the bundled font', async () => {
  const texts = ['1 200 mm', 'štulp', 'Größe', 'ő', 'ľ', ''];
  const pictures = await Promise.all(texts.map((text) => renderPng(svg(text), 400)));

  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(texts.length);
  for (const png of pictures) {
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([400, 200]);
  }
});

it('does not depend on the fonts of the machine', async () => {
  const own = await renderPng(svg('1 200 mm', 'Sofia Sans'), 400);

  for (const family of ['DejaVu Sans', 'serif', 'monospace', 'Arial'])
    expect((await renderPng(svg('1 200 mm', family), 400)).equals(own)).toBe(true);
});

it('keeps of memory what a picture has, and not what it was cut out of', async () => {
  const png = await renderPng(svg('1'), 40);

  expect(png.length).toBeLessThan(2_000);
  expect(png.buffer.byteLength).toBe(png.length);
});
