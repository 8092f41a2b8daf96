// Test titles name the requirements that they prove: [DIM-09], [PAY-01 to PAY-08, OPEN-Q-63]. They stand in docs/requirements.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const id = '[A-Z][A-Z0-9]*-(?:Q-)?\\d+';
const isDecision = (row) => row.startsWith('OPEN-Q-');

/** One sentence for each id in a title that is no requirement, and the requirements that no title names. */
export function checkRequirements(folder = root) {
  const rows = knownRows(folder);
  const named = namedRows(folder);
  return {
    faults: [...named]
      .filter(([row]) => !rows.has(row))
      .map(([row, file]) => `${file} names ${row}, which docs/requirements does not have.`),
    unnamed: [...rows].filter((row) => !named.has(row)),
    summary: summaryOf([...rows], named),
  };
}

function summaryOf(rows, named) {
  const count = (all) => `${all.filter((row) => !named.has(row)).length} of ${all.length}`;
  const decisions = rows.filter(isDecision);
  return `no test names ${count(rows.filter((row) => !isDecision(row)))} requirements and ${count(decisions)} decisions`;
}

const knownRows = (folder) =>
  new Set(
    filesIn(folder, 'docs/requirements', /\.md$/).flatMap(({ text }) =>
      [...text.matchAll(new RegExp(`^- \\*\\*(${id})\\*\\* `, 'gm'))].map(([, row]) => row),
    ),
  );

const hasTests = /^\s*(?:describe|it)(?:\.each)?[(<]/m; // also where several suites share them
const inTitle = new RegExp(`\\[(${id}[^\\]]*)\\]`, 'g');
const inTable = new RegExp(`'(${id})'`, 'g'); // of a test whose title ends with [%s]
const inRecordedCall = new RegExp(`"wire": *"(${id}[^"]*)"`, 'g'); // tests/system/wire-examples makes it again

/** Every id that a title names, with a file that names it. */
const namedRows = (folder) =>
  new Map(
    ['apps', 'libs', 'tests']
      .flatMap((part) => filesIn(folder, part, /\.tsx?$|wire\/examples\/.*\.json$/))
      .filter(({ file, text }) => file.endsWith('.json') || hasTests.test(text))
      .flatMap(({ file, text }) =>
        [inTitle, ...(text.includes('[%s]') ? [inTable] : []), ...(file.endsWith('.json') ? [inRecordedCall] : [])]
          .flatMap((pattern) => [...text.matchAll(pattern)])
          .flatMap(([, ids]) => rowsOf(ids).map((row) => [row, file])),
      ),
  );

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
