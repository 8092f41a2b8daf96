import { shopCatalogue } from '@fenestra/testing/shop-data';
import { nameIn } from './names';
import { parseCatalogue } from './parse-catalogue';

const { data } = shopCatalogue();

describe('the catalogue of the shop', () => {
  it('offers every product [SHOP-01, SHOP-05]', () => {
    expect(data.products.filter(({ offered }) => offered).map(({ code }) => code)).toEqual([
      'F1',
      'S1',
      'V1',
      'O1',
      'OS1',
      'ST2',
      'SL2',
      'FO2',
      'SL3',
      'ST3',
      'B1',
      'B2',
      'E1',
      'E2',
      'D1',
      'D2',
      'P2',
      '2',
      'OS1N',
      'OS1P',
      'ST2N',
      'SL2N',
      'SL3N',
      'B1N',
      'F1N',
      'FO2N',
      'B2N',
      'E1N',
      'E2N',
    ]);
  });

  it('has inner sills of PVC and DTD, outer ones of bent and drawn aluminium [OPEN-Q-29]', () => {
    const materials = (kind: string) => data.sills.filter((sill) => sill.kind === kind).map(({ material }) => material);
    expect(materials('inner-sill')).toEqual(['PVC', 'DTD']);
    expect(materials('outer-sill')).toEqual(['AL-bent', 'AL-drawn']);
  });

  it('has the profiles, bar widths and default colours of the specification [PROF-06, GRID-02, OPEN-Q-30]', () => {
    expect(data.profiles.map(({ id }) => id)).toEqual([222915, 222916, 222761, 222762, 222300, 222744, 222745, 222857]);
    expect([...new Set(data.bars.map(({ width }) => width))]).toEqual([8, 18, 26, 45]);
    expect(data.stock.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, i) => 1001 + i));
    expect(Object.keys(data.swatches).toSorted()).toEqual([
      'barvy_AL_ohyb',
      'barvy_AL_taz',
      'barvy_IN_DTD',
      'barvy_IN_PVC',
      'barvy_siti',
      'barvy_zaluzii',
    ]);
  });

  it('has name, description and badge of each profile in every language [I18N-07]', () => {
    const worded = data.profiles.flatMap(({ names, descriptions, badge }) => [
      names,
      descriptions,
      ...(badge ? [badge.names] : []),
    ]);
    expect(worded.length).toBeGreaterThan(2 * data.profiles.length);
    for (const words of worded) for (const language of ['cs', 'sk', 'de', 'hu']) expect(words[language]).toBeTruthy();
  });

  it('is read from its stored form as from its files', () => {
    expect(parseCatalogue(JSON.parse(JSON.stringify(data)))).toEqual(shopCatalogue());
  });

  it('speaks German in Austria where it has no own word [OPEN-Q-22]', () => {
    const names = data.openings.find(({ code }) => code === 'osl')!.names;
    expect([nameIn(names, 'at'), nameIn(names, 'hu')]).toEqual(['Dreh-Kipp-Flügel, DIN links', 'balos bukó-nyíló']);
    const oak = data.colours.find(({ code }) => code === 'D01')!.names;
    expect([nameIn(oak, 'at'), nameIn(oak, 'de')]).toEqual(['Goldene Eiche', 'Golden Oak']);
  });
});
