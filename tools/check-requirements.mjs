// Test titles name the requirements that they prove: [DIM-09], [PAY-01 to PAY-08, OPEN-Q-63]. They stand in docs/requirements.
// Each has a test in the usual run: one in `npm run test:full` alone would let a change break it unnoticed until a release.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';
import { titlesIn } from './titles-of-tests.mjs';

const id = '[A-Z][A-Z0-9]*-(?:Q-)?\\d+';

/** Returns a sentence for each unknown id in a title, each requirement without a title, and each spec that decides itself what is full. */
export function checkRequirements(folder = root) {
  const rows = knownRows(folder);
  const named = namedRows(folder);
  return [
    ...[...named]
      .filter(([row]) => !rows.has(row))
      .map(([row, file]) => `${file} names ${row}, which docs/requirements does not have.`),
    ...[...rows].filter((row) => !named.has(row)).map((row) => `No test of the usual run names ${row}.`),
    ...testFiles(folder)
      .filter(({ file, text }) => /\.spec\.tsx?$/.test(file) && /env\W+FENESTRA_FULL/.test(text))
      .map(({ file }) => `${file} reads FENESTRA_FULL; sweep() and runs() of libs/testing/sweep.ts do that.`),
  ];
}

const knownRows = (folder) =>
  new Set(
    filesIn(folder, 'docs/requirements', /\.md$/).flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`^- \\*\\*(${id})\\*\\* `, 'gm'))].map(([, row]) => row),
    ),
  );

const inTitle = new RegExp(`\\[(${id}[^\\]]*)\\]`, 'g');
const inRecordedCall = new RegExp(`"wire": *"(${id}[^"]*)"`, 'g'); // tests/system/wire-examples makes it again

/** Every id that a title names, with a file that names it. */
const namedRows = (folder) =>
  new Map(
    testFiles(folder).flatMap(({ file, text }) =>
      (file.endsWith('.json') ? [...text.matchAll(inRecordedCall)] : titlesIn(file, text).flatMap(idsOf)).flatMap(
        ([, ids]) => rowsOf(ids).map((row) => [row, file]),
      ),
    ),
  );

/** Without those that only `npm run test:full` runs. */
const testFiles = (folder) =>
  ['apps', 'libs', 'tests']
    .flatMap((part) => filesIn(folder, part, /\.tsx?$|wire\/examples\/.*\.json$/))
    .filter(({ file }) => !file.startsWith('tests/release/'));

const idsOf = (title) => [...title.matchAll(inTitle)];

/** `PAY-01 to PAY-03, ORDER-01` → PAY-01, PAY-02, PAY-03, ORDER-01 */
const rowsOf = (ids) =>
  ids.split(', ').flatMap((part) => {
    const [first, last] = part.match(new RegExp(id, 'g')) ?? [];
    return last ? between(first, last) : (first ?? []);
  });

function between(first, last) {
  const [, area, from] = /^(.*-)(\d+)$/.exec(first);
  const length = Number(/\d+$/.exec(last)) - Number(from) + 1;
  return Array.from({ length }, (_, at) => area + String(Number(from) + at).padStart(from.length, '0'));
}

const filesIn = (folder, part, pattern) =>
  readdirSync(join(folder, part), { recursive: true })
    .filter((name) => pattern.test(name) && !name.includes('node_modules'))
    .map((name) => ({ file: join(part, name), text: readFileSync(join(folder, part, name), 'utf8') }));
