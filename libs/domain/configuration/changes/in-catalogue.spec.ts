import { must } from '@fenestra/testing/must';
import { after, start } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { type Catalogue, parseCatalogue } from '../../catalogue/parse-catalogue';
import type { Configuration } from '../configuration';
import { inCatalogue } from './in-catalogue';

const { data } = shopCatalogue();
const version = 'a later one';
const later = (difference: Partial<typeof data> = {}): Catalogue =>
  parseCatalogue({ ...data, ...difference, manifest: { ...data.manifest, version } });
const without = (...products: string[]) => ({
  products: data.products.map((one) => (products.includes(one.code) ? { ...one, offered: false } : one)),
});

const window: Configuration = after(
  start('SL2'),
  { kind: 'size', width: 1500, height: 1400 },
  {
    kind: 'field-sizes',
    fields: [
      { area: '1', width: 700, height: 1400 },
      { area: '2', width: 800, height: 1400 },
    ],
  },
  { kind: 'colour', inside: 'W', outside: data.colours.find(({ code }) => code !== 'W')!.code },
  { kind: 'glass', areas: ['1', '2'], glass: 302 },
);

describe('a saved product in a later catalogue', () => {
  it.each(['OS1', 'SL2', 'E1', 'FO2', 'SE-PAS'])('%s is made as it is where nothing of it is gone', (code) => {
    const saved = start(code);

    expect(must(inCatalogue(saved, later()))).toEqual({
      configuration: { ...saved, catalogue: version },
      repaired: [],
    });
  });

  const withoutItsGlass = later({ glass: data.glass.filter(({ id }) => id !== 302) });

  it('keeps everything that is still made, and names what is not: a glass, and the spacer that came with it', () => {
    const { configuration, repaired } = must(inCatalogue(window, withoutItsGlass));

    expect(repaired).toEqual(['glass', 'spacer']);
    expect(configuration).toEqual({ ...window, catalogue: version, areas: start('SL2').areas });
  });

  it('keeps a spacer that was chosen for a glass that is gone', () => {
    const chosen = after(window, { kind: 'spacer', areas: [], spacer: 404 });
    const { configuration, repaired } = must(inCatalogue(chosen, withoutItsGlass));

    expect(repaired).toEqual(['glass']);
    expect(configuration.areas.map(({ spacer }) => spacer.spacer)).toEqual([404, 404]);
  });

  it.each([
    ['a window', start('OS1'), without('OS1')],
    ['a window of another arrangement', start('FO2'), { products: data.products.filter(({ code }) => code !== 'FO2') }],
    ['an assembly with such an element', start('SE-PAS'), { products: [] }],
  ])('is not made any more: %s', (_, saved, difference) => {
    expect(inCatalogue(saved, later(difference))).toMatchObject({ ok: false, reason: 'product-unknown' });
  });
});
