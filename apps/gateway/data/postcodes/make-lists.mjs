// node make-lists.mjs <GeoNames folder> <countrystatecity folder> : writes the lists beside this file. README.md says where the two come from.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [geoNames, countryStateCity] = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));

/** Of the columns of GeoNames: postcode, place and district (admin name 2). */
const fromGeoNames = (country) =>
  lines(join(geoNames, `${country}.txt`)).map((line) => {
    const [, postcode, place, , , district] = line.split('\t');
    return { postcode, place, district };
  });

const fromCountryStateCity = (country) =>
  JSON.parse(readFileSync(join(countryStateCity, 'data/by-country', country, 'postcodes.json'), 'utf8')).map(
    ({ code, localityName }) => ({ postcode: code, place: localityName }),
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
const austrian = (entry) => ({ ...entry, place: entry.place.replace(/, ?\d\d\.Bez\.: ?/, ', ') });

const lists = {
  cz: withoutQuartersTwice(fromGeoNames('CZ').map(townOnce)).map((entry) => ({ ...entry, code: districtCode(entry.district) })),
  sk: withoutQuartersTwice(fromGeoNames('SK').filter(delivered)),
  at: fromCountryStateCity('AT').map(austrian),
  de: fromCountryStateCity('DE'),
  hu: fromCountryStateCity('HU').map(budapest),
};

for (const [country, found] of Object.entries(lists)) {
  const known = towns.filter((town) => town.country === country);
  const rows = [...known, ...found].map(({ postcode, place, code }) =>
    [postcode.replace(/\s/g, ''), place.trim(), ...(code ? [code] : [])].join('\t'),
  );
  const sorted = [...new Set(rows)].sort();
  writeFileSync(join(here, `${country}.tsv`), `${sorted.join('\n')}\n`);
  console.log(`${country}: ${sorted.length} places`);
}
