import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInArea } from '@fenestra/domain/ordering/postcode-areas';
import { regionByPrefix } from '@fenestra/domain/pricing/regions';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { shopPrices } from '@fenestra/testing/shop-data';
import { readLocalities } from './read-localities';

const folder = join(__dirname, '../data/postcodes');
const prices = shopPrices();

const rowsOf = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t') as [string, string, string]);
const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

describe('the lists of places', () => {
  const viennese = [
    ...['Innere Stadt', 'Leopoldstadt', 'Landstraße', 'Wieden', 'Margareten', 'Mariahilf', 'Neubau', 'Josefstadt'],
    ...['Alsergrund', 'Favoriten', 'Simmering', 'Meidling', 'Hietzing', 'Penzing', 'Rudolfsheim-Fünfhaus', 'Ottakring'],
    ...['Hernals', 'Währing', 'Döbling', 'Brigittenau', 'Floridsdorf', 'Donaustadt', 'Liesing'],
  ];

  test('the 23 postcodes of Vienna have one name each, which is their own district', () => {
    const places = readLocalities(folder, shopByCode('at'));
    const named = places.filter(({ name, postcode }) => /^1(?:[01]\d|2[0-3])0$/.test(postcode) || /^Wien\b/.test(name));

    expect(named.map(({ postcode, name }) => `${postcode} ${name}`)).toEqual(
      viennese.map((district, nth) => `1${String(nth + 1).padStart(2, '0')}0 Wien, ${district}`),
    );
  });

  test('a district of Budapest has the number of its postcode, except Margaret Island', () => {
    const districts = readLocalities(folder, shopByCode('hu')).flatMap(({ postcode, name }) => {
      const district = /^Budapest, ([XVI]+)\. kerület$/.exec(name)?.[1];
      return district ? [{ postcode, district }] : [];
    });
    const numeral = (number: number) => `${'X'.repeat(Math.trunc(number / 10))}${roman[number % 10]}`;

    expect(districts.length).toBeGreaterThan(100);
    expect(districts.filter(({ postcode, district }) => district !== numeral(Number(postcode.slice(1, 3))))).toEqual([
      { postcode: '1007', district: 'XIII' },
    ]);
  });

  test('Prague, Bratislava, Berlin and Hamburg have only postcodes of their own areas', () => {
    const postcodesOf = (code: ShopCode, town: RegExp) =>
      readLocalities(folder, shopByCode(code)).flatMap(({ name, postcode }) => (town.test(name) ? [postcode] : []));
    const others = [
      ...postcodesOf('cs', /^Praha\b/).filter((postcode) => !/^1/.test(postcode)),
      ...postcodesOf('sk', /^Bratislava\b/).filter((postcode) => !/^8[45]|^8[123]/.test(postcode)),
      ...postcodesOf('de', /^Berlin$/).filter((postcode) => !/^1[0-4]/.test(postcode)),
      ...postcodesOf('de', /^Hamburg$/).filter((postcode) => !/^2[0-2]|^27499$/.test(postcode)), // Neuwerk, an island
    ];

    expect(others).toEqual([]);
  });

  test('a name that contains its state or country lies where that begins: Burgenland, Tirol, Kärnten', () => {
    const areas = { 'im Burgenland': /^(?:7|2[4-9]|8[23])/, 'in Tirol': /^(?:6|99)/, 'in Kärnten': /^9/ };
    const places = readLocalities(folder, shopByCode('at'));
    const others = Object.entries(areas).flatMap(([words, area]) =>
      places.filter(({ name, postcode }) => name.endsWith(words) && !area.test(postcode)),
    );

    expect(others).toEqual([]);
  });

  test('no list has a name that belongs to another state, region or district', () => {
    const foreign = rowsOf('foreign.tsv');
    const listed = foreign.filter(([country, postcode, name]) =>
      rowsOf(`${country}.tsv`).some(([digits, place]) => digits === postcode && place === name),
    );

    expect(foreign.length).toBeGreaterThanOrEqual(31);
    expect(listed).toEqual([]);
  });

  test('no Czech place stands a second time in a region whose postcodes begin otherwise', () => {
    const places = readLocalities(folder, shopByCode('cs'));
    const area = ({ postcode, code = '' }: (typeof places)[0]) => postcode.slice(0, 3) + code.slice(0, 5);
    const inArea = Map.groupBy(places, ({ postcode }) => postcode.slice(0, 3));
    const together = Map.groupBy(places, area);
    const twins = Map.groupBy(places, ({ name, code = '' }) => name + code);
    const foreign = places.filter(
      (place) =>
        together.get(area(place))!.length === 1 &&
        inArea.get(place.postcode.slice(0, 3))!.length > 1 &&
        new Set(twins.get(`${place.name}${place.code}`)!.map(({ postcode }) => postcode)).size > 1,
    );

    expect(foreign).toEqual([]);
  });

  test.each(['cs', 'sk', 'at', 'de', 'hu'] as ShopCode[])(
    'every name is whole and without stray spaces: %s',
    (code) => {
      const spoiled = readLocalities(folder, shopByCode(code)).filter(
        ({ name }) => name !== name.normalize('NFC') || /\ufffd|\s\s|\(\s|^\s|\s$|\p{C}/u.test(name),
      );

      expect(spoiled).toEqual([]);
    },
  );

  it.each([
    ['cs', 2694, ['Brno', '60200']],
    ['sk', 1411, ['Bratislava-Petržalka', '85101']],
    ['at', 2236, ['Wien, Favoriten', '1100']],
    ['de', 8159, ['Berlin', '10115']],
    ['hu', 3049, ['Budapest, XI. kerület', '1117']],
  ] as [ShopCode, number, [string, string]][])(
    'of %s hold %d postcodes and more, all in a region that is delivered to [POST-09, OPEN-Q-62]',
    (code, least, [name, postcode]) => {
      const shop = shopByCode(code);
      const places = readLocalities(folder, shop);
      expect(new Set(places.map((place) => place.postcode)).size).toBeGreaterThanOrEqual(least);
      expect(places).toContainEqual(expect.objectContaining({ name, postcode }));

      const codes = new Set(prices.regions.map((region) => region.code));
      const regionOf = (place: (typeof places)[0]) => place.code ?? regionByPrefix(shop, place.postcode, prices)?.code;
      expect(places.filter((place) => !codes.has(regionOf(place) ?? ''))).toEqual([]);
    },
  );

  test.each([
    ['cs', ['22', '65']],
    ['sk', ['80']],
    ['at', ['14', '15', '16', '17', '18', '19']],
    ['de', ['11']],
    ['hu', ['13', '14', '15', '16', '17', '18', '19']],
  ] as const)('of %s have a place in every area of the country but %j, which large recipients have', (code, others) => {
    const areas = Array.from({ length: 100 }, (_, nth) => String(nth).padStart(2, '0'));
    const begun = new Set(readLocalities(folder, shopByCode(code)).map(({ postcode }) => postcode.slice(0, 2)));

    expect(areas.filter((area) => isInArea(area, code) && !begun.has(area))).toEqual(others);
  });

  it.each([
    ['6020\tBrno\tCZ0642', /line 2: a postcode of 5 digits/],
    ['60200', /line 2: a postcode of 5 digits/],
    ['6O200\tBrno', /line 2: a postcode of 5 digits/],
    ['99999\tBrno\tCZ0642', /line 2: no postcode of the country begins like 99999/],
  ])('are refused with file and line for %j', async (row, reason) => {
    const spoiled = await mkdtemp(join(tmpdir(), 'fenestra-places-'));
    await writeFile(join(spoiled, 'cz.tsv'), `60200\tBrno\tCZ0642\n${row}\n`);
    expect(() => readLocalities(spoiled, shopByCode('cs'))).toThrow(reason);
    await rm(spoiled, { recursive: true });
  });
});
