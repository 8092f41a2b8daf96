// Each requirement of OWASP ASVS 5.0, levels 1 and 2, is once in the tables of docs/security.md: met with evidence, not applicable with a reason, or
// open with what is missing. The tables of totals and of remedies follow from them. `asvs-levels.json` holds the levels of each section's requirements.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const levels = JSON.parse(readFileSync(join(root, 'tools/asvs-levels.json'), 'utf8'));
const numbers = Object.entries(levels).flatMap(([section, ofSection]) =>
  ofSection.flatMap((level, nth) => (level <= 2 ? [`V${section}.${nth + 1}`] : [])),
);
const states = ['met', 'not applicable', 'open'];

/** Returns a sentence for each requirement, row and total that is wrong. */
export function asvsFaults(tables) {
  const rows = tables
    .filter(({ head }) => head.join() === 'Requirement,What holds,Evidence')
    .flatMap(({ heading, rows: ofChapter }) => ofChapter.map((cells) => rowOf(heading, cells)));
  return [
    ...rows.flatMap(({ faults }) => faults),
    ...countFaults(rows),
    ...totalFaults(rows, tables),
    ...remedyFaults(rows, tables),
  ];
}

function rowOf(heading, [requirement, statement, evidence]) {
  const parts = requirement.split(/, */).map(expanded);
  const named = parts.flatMap((part) => part ?? []);
  const [chapter] = heading.split(' ');
  const [, state = 'met', reason = statement] = /^(Not applicable|Open): *(.*)$/.exec(statement) ?? [];
  const faults = [
    ...(parts.includes(undefined) ? [`“${requirement}” names no requirements of level 1 or 2.`] : []),
    ...named
      .filter((number) => !number.startsWith(`${chapter}.`))
      .map((number) => `${number} stands under “${heading}”.`),
    ...(reason === '' ? [`${requirement} is without a statement.`] : []),
    ...(state === 'met' && !/`|\]\(|decision \d/.test(evidence) ? [`${requirement} is met without evidence.`] : []),
  ];
  return { chapter, named, state: state.toLowerCase(), faults };
}

/** `V3.4.4`, or `V1.2.1 to V1.2.3` without what is of level 3 in between; undefined for anything else. */
function expanded(part) {
  const [first, last = first, ...more] = part.split(' to ');
  const [from, to] = [first, last].map((number) => numbers.indexOf(number));
  const isRange = from >= 0 && to >= from && more.length === 0 && sectionOf(first) === sectionOf(last);
  return isRange ? numbers.slice(from, to + 1) : undefined;
}

const sectionOf = (number) => number.slice(0, number.lastIndexOf('.'));

function countFaults(rows) {
  const counts = new Map(numbers.map((number) => [number, 0]));
  for (const number of rows.flatMap(({ named }) => named)) counts.set(number, counts.get(number) + 1);
  return [...counts]
    .filter(([, count]) => count !== 1)
    .map(([number, count]) => (count === 0 ? `${number} is missing.` : `${number} is listed ${count} times.`));
}

function totalFaults(rows, tables) {
  const totals = tables.find(({ head }) => head.join() === 'Chapter,Met,Not applicable,Open')?.rows ?? [];
  const chapters = [...new Set(numbers.map((number) => number.split('.')[0]))];
  const expected = [...chapters, 'All'].map((chapter) => {
    const ofChapter = rows.filter((row) => chapter === 'All' || row.chapter === chapter);
    const inState = (state) => ofChapter.filter((row) => row.state === state).flatMap(({ named }) => named).length;
    return [chapter, ...states.map(inState)].join(', ');
  });
  const stated = totals.map(([chapter, ...counts]) => [chapter.split(' ')[0], ...counts].join(', '));
  return expected.filter((total, nth) => total !== stated[nth]).map((total) => `the total should be ${total}.`);
}

function remedyFaults(rows, tables) {
  const remedies = tables.filter(({ head }) => head.join() === 'Open,Closed by').flatMap(({ rows: all }) => all);
  const named = remedies.flatMap(([requirement]) => requirement.split(/, */).flatMap((part) => expanded(part) ?? part));
  const open = rows.filter(({ state }) => state === 'open').flatMap((row) => row.named);
  return [
    ...open.filter((number) => !named.includes(number)).map((number) => `${number} is open without a remedy.`),
    ...named.filter((number) => !open.includes(number)).map((number) => `${number} has a remedy and is not open.`),
  ];
}
