import { shopCatalogue } from '@fenestra/testing/shop-data';
import { samplesOf, swatchCategories } from './swatches';

const catalogue = shopCatalogue();

describe('swatches', () => {
  it('exist in the ten categories of the specification, every code once and named [CFGDATA-13, CFGDATA-14]', () => {
    expect(swatchCategories.toSorted()).toEqual([
      'barvy_AL_ohyb',
      'barvy_AL_taz',
      'barvy_IN_DTD',
      'barvy_IN_PVC',
      'barvy_siti',
      'barvy_zaluzii',
      'dekory_profil',
      'kliky',
      'ornamenty',
      'otvirky_gif',
    ]);
    for (const category of swatchCategories) {
      const samples = samplesOf(category, catalogue);
      const codes = samples.map(({ code }) => code);
      expect(codes.length).toBeGreaterThan(4);
      expect(new Set(codes).size).toBe(codes.length);
      for (const { names } of samples) expect(names.cs).not.toBe('');
    }
  });

  it('of profile decors are the colours of the shop [CLR-09]', () => {
    const codes = samplesOf('dekory_profil', catalogue).map(({ code }) => code);
    expect(codes).toEqual(catalogue.data.colours.map(({ code }) => code));
  });

  it.each([
    ['inner-sill', { PVC: 'barvy_IN_PVC', DTD: 'barvy_IN_DTD' }],
    ['outer-sill', { 'AL-bent': 'barvy_AL_ohyb', 'AL-drawn': 'barvy_AL_taz' }],
  ])('of each material of an %s are a category of their own [PARA-02] [PARA-03] [OPEN-Q-29]', (kind, categories) => {
    const sills = catalogue.data.sills.filter((sill) => sill.kind === kind);
    expect(Object.fromEntries(sills.map(({ material, colours }) => [material, colours]))).toEqual(categories);
  });

  it('of blinds and of nets are one category each [SHADE-06] [SHADE-07]', () => {
    const { blinds, nets } = catalogue.data;
    expect(new Set(blinds.map(({ colours }) => colours))).toEqual(new Set(['barvy_zaluzii']));
    expect(new Set(nets.map(({ colours }) => colours))).toEqual(new Set(['barvy_siti']));
  });

  it('of ornaments are the ornaments of the glass dialog [GLASS-10]', () => {
    const codes = samplesOf('ornamenty', catalogue).map(({ code }) => code);
    expect(codes).toEqual(catalogue.data.ornaments.map(({ code }) => code));
  });

  it('of handles are the colours of all handles, named by the first that has it [HANDLE-04]', () => {
    const samples = samplesOf('kliky', catalogue);
    for (const { colour } of catalogue.data.handles) expect(samples.map(({ code }) => code)).toContain(colour);
    for (const { code, names } of samples)
      expect(names).toEqual(catalogue.data.handles.find(({ colour }) => colour === code)!.names);
  });

  it('of a colour that several handles share are found by the name of each of them [HANDLE-04] [CLR-08]', () => {
    for (const { colour, names } of catalogue.data.handles)
      expect(samplesOf('kliky', catalogue, ({ cs }) => cs === names.cs)).toEqual([
        expect.objectContaining({ code: colour, names }),
      ]);
  });
});
