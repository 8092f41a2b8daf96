import { shopCatalogue } from '@fenestra/testing/shop-data';
import { samplesOf, swatchCategories } from './swatches';

const catalogue = shopCatalogue();

describe('swatches', () => {
  it('exist in the ten categories of the specification, every code once and named [CFGDATA-13, CFGDATA-14]', () => {
    for (const category of swatchCategories) {
      const codes = samplesOf(category, catalogue).map(({ code }) => code);
      expect(codes.length).toBeGreaterThan(4);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  it('of profile decors are the colours of the shop [CLR-09]', () => {
    const codes = samplesOf('dekory_profil', catalogue).map(({ code }) => code);
    expect(codes).toEqual(catalogue.data.colours.map(({ code }) => code));
  });

  it('of handles are the colours of all handles, named by the first that has it [HANDLE-04]', () => {
    const samples = samplesOf('kliky', catalogue);
    for (const { colour } of catalogue.data.handles) expect(samples.map(({ code }) => code)).toContain(colour);
    expect(samples.find(({ code }) => code === 'KL-ST-BI')?.names).toEqual(catalogue.handles.get(641)!.names);
  });
});
