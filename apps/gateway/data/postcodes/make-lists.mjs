// node make-lists.mjs <GeoNames folder> <countrystatecity folder> [country …] : writes the lists into this folder. README.md names both sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [geoNames, countryStateCity, ...countries] = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));

/** The columns postcode, place, state (admin code 1) and district (admin name 2) of GeoNames. */
const fromGeoNames = (country) =>
  lines(join(geoNames, `${country}.txt`)).map((line) => {
    const [, postcode, place, , state, district] = line.split('\t');
    return { postcode, place, state: state.replace(/^0/, ''), district };
  });

const fromCountryStateCity = (country) =>
  JSON.parse(readFileSync(join(countryStateCity, 'data/by-country', country, 'postcodes.json'), 'utf8')).map(
    ({ code, localityName, stateCode }) => ({ postcode: code, place: localityName, state: stateCode }),
  );

const lines = (file) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** Towns under their own names; the sources often name their quarters only. */
const towns = lines(join(here, 'towns.tsv')).map((line) => {
  const [country, postcode, place, code] = line.split('\t');
  return { country, postcode, place, code };
});

/** kodOkres of a Czech district by its name. */
const districts = new Map(
  JSON.parse(readFileSync(join(here, '../../../pricing/data/regions.json'), 'utf8')).map(({ name, code }) => [name, code]),
);

function districtCode(name) {
  const code = districts.get(name === 'Hlavní město Praha' ? 'Praha' : name);
  if (!code) throw new Error(`no district is called ${name}`);
  return code;
}

/** `Trnitá` beside `Brno-Trnitá` of the same postcode says nothing more. */
function withoutQuartersTwice(entries) {
  const long = new Set(entries.flatMap(({ postcode, place }) => place.split(/ ?- ?/).slice(1).map((part) => postcode + part)));
  return entries.filter(({ postcode, place }) => !long.has(postcode + place));
}

/** `Brno-Brno Město` → `Brno-Město` */
const townOnce = (entry) => ({ ...entry, place: entry.place.replace(/^(\S+)-\1 /, '$1-') });

/** Slovak codes without a district are those of post-office boxes and of single receivers. */
const delivered = ({ district }) => district !== '';

const roman = ['X', 'IX', 'V', 'IV', 'I'].map((sign, i) => [[10, 9, 5, 4, 1][i], sign]);
const inRoman = (number) => {
  const step = roman.find(([value]) => value <= number);
  return step ? step[1] + inRoman(number - step[0]) : '';
};
const budapest = (entry) => ({
  ...entry,
  place: entry.place.replace(/^Budapest (\d+)\. ker\.$/, (_, n) => `Budapest, ${inRoman(Number(n))}. kerület`),
});
/** Letters that the source lost. */
const lostLetters = { 'Fels\ufffdpulya': 'Felsőpulya', 'Fels\ufffd\ufffdr': 'Felsőőr', 'Alsó\ufffdr': 'Alsóőr', '\ufffdrisziget': 'Őrisziget' };
const withLostLetters = (place) => place.replace(/\S*\ufffd\S*/, (word) => lostLetters[word] ?? fail(`no spelling of ${word}`));
function fail(reason) {
  throw new Error(reason);
}

const austrian = (entry) => ({
  ...entry,
  place: withLostLetters(entry.place.replace(/, ?\d\d\.Bez\.: ?/, ', '))
    .replace(/\s+/g, ' ')
    .replace('( ', '('),
});

const grouped = (entries, keyOf, valueOf) =>
  new Map([...Map.groupBy(entries, keyOf)].map(([key, group]) => [key, new Set(group.map(valueOf))]));

/**
 * The source names a place at each postcode of any of its buildings, across borders too. Rejects a name when GeoNames has the place
 * in the state of the source only, and the postcode in other states only.
 */
function acrossBorders(entries) {
  const statesAt = grouped(entries, ({ postcode }) => postcode, ({ state }) => state);
  const statesOf = grouped(entries, ({ place }) => place, ({ state }) => state);
  return ({ postcode, place, state }) => {
    const own = statesAt.get(postcode);
    const known = statesOf.get(place);
    return own !== undefined && !own.has(state) && (known?.has(state) ?? false) && own.isDisjointFrom(known);
  };
}

/** 1010 to 1230 are the 23 districts of Vienna; the source adds neighbours that share a street with them. */
function otherDistrict(entries) {
  const districts = new Set(entries.filter(({ place }) => place.startsWith('Wien, ')).map(({ postcode, place }) => postcode + place));
  return ({ postcode, place }) => /^1(?:[01]\d|2[0-3])0$/.test(postcode) && !districts.has(postcode + place);
}

/**
 * GeoNames has some Czech places twice: at their postcode and at one of another region. Rejects the second, whose region (CZ020 of CZ0205) no
 * other place with the same three digits has, while places of other regions do.
 */
function twiceInDistrict(entries) {
  const area = ({ postcode }) => postcode.replace(/\s/g, '').slice(0, 3);
  const region = ({ code }) => code.slice(0, 5);
  const inArea = Map.groupBy(entries, area);
  const twins = grouped(
    entries,
    ({ place, code }) => place + code,
    ({ postcode }) => postcode,
  );
  return (entry) => {
    const near = inArea.get(area(entry));
    const isAlone = near.length > 1 && near.filter((other) => region(other) === region(entry)).length === 1;
    return isAlone && twins.get(entry.place + entry.code).size > 1;
  };
}

/** Names that belong to another state or district, written to `foreign.tsv` instead of the list. A postcode keeps its only names. */
const foreign = [];
function withoutForeign(country, entries, ...rules) {
  const rejects = (entry) => rules.some((rule) => rule(entry));
  const listed = new Set(entries.filter((entry) => !rejects(entry)).map(({ postcode }) => postcode));
  const isForeign = (entry) => listed.has(entry.postcode) && rejects(entry);
  foreign.push(...entries.filter(isForeign).map((entry) => ({ ...entry, country })));
  return entries.filter((entry) => !isForeign(entry));
}

const makers = {
  cz: () => {
    const districted = fromGeoNames('CZ').map((entry) => ({ ...townOnce(entry), code: districtCode(entry.district) }));
    return withoutForeign('cz', withoutQuartersTwice(districted), twiceInDistrict(districted));
  },
  sk: () => withoutQuartersTwice(fromGeoNames('SK').filter(delivered)),
  at: () => {
    const second = fromGeoNames('AT').map(austrian);
    return withoutForeign('at', fromCountryStateCity('AT').map(austrian), otherDistrict(second), acrossBorders(second));
  },
  de: () => withoutForeign('de', fromCountryStateCity('DE'), acrossBorders(fromGeoNames('DE'))),
  hu: () => fromCountryStateCity('HU').map(budapest),
};

const made = countries.length > 0 ? countries : Object.keys(makers);
const kept = existsSync(join(here, 'foreign.tsv'))
  ? lines(join(here, 'foreign.tsv')).filter((line) => !made.includes(line.split('\t')[0]))
  : [];

for (const country of made) {
  const found = makers[country]();
  const known = towns.filter((town) => town.country === country);
  const rows = [...known, ...found].map(({ postcode, place, code }) =>
    [postcode.replace(/\s/g, ''), place.trim(), ...(code ? [code] : [])].join('\t'),
  );
  const sorted = [...new Set(rows)].sort();
  writeFileSync(join(here, `${country}.tsv`), `${sorted.join('\n')}\n`);
  console.log(`${country}: ${sorted.length} places`);
}

const rejected = foreign.map(({ country, postcode, place }) => [country, postcode.replace(/\s/g, ''), place].join('\t'));
writeFileSync(join(here, 'foreign.tsv'), `${[...kept, ...rejected].sort().join('\n')}\n`);
