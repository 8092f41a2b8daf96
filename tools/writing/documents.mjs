import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../set-up.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

const decisionSections = ['Context', 'Decision', 'Consequences', 'Alternatives'];
const runbookSections = [
  ['Meaning', 'Impact', 'Diagnosis', 'Mitigation', 'Resolved when'],
  ['When', 'Steps', 'Check', 'Undo'],
];

/** Tests of citations cite decisions that do not exist. */
const testsOfCitations = ['tests/boundaries/security-page.spec.ts', 'tests/boundaries/writing.spec.ts'];

/** Returns what is wrong with form and citations of decisions, and with the form of runbooks. */
export function documentFindings(files) {
  const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-.*\.md$/.test(file));
  const runbooks = files.filter((file) => /^docs\/runbooks\/(?!README).*\.md$/.test(file));
  const alertNames = alertsIn(parse(read('infra/observability/alarms.yaml')));
  const numbers = decisions.map((file) => Number(basename(file).slice(0, 4)));
  return [
    ...decisions.flatMap((file) => decisionFaults(file, read(file))),
    ...runbooks.flatMap((file) => runbookFaults(file, read(file), alertNames)),
    ...files
      .filter((file) => /\.(ts|tsx|mjs|cjs|md|sql|css|yaml)$/.test(file) && !testsOfCitations.includes(file))
      .flatMap((file) => citationFaults(file, read(file), numbers)),
  ];
}

const alertsIn = ({ groups }) => groups.flatMap(({ rules }) => rules.flatMap(({ alert }) => alert ?? []));

const sectionsOf = (text) => [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section);
const areEqual = (one, other) => one.join() === other.join();

export function decisionFaults(file, text) {
  const [heading, , facts = ''] = text.split('\n');
  const [, number, title = ''] = /^# (\d{4})\. (.+)$/.exec(heading) ?? [];
  const faults = [
    number !== basename(file).slice(0, 4) && ['decision headers', 'the first line is "# <number>. <title>"'],
    !/^[^:]+: .+$/.test(title) && ['decision titles', 'the title is "<topic>: <decision>"'],
    title.length > 70 && ['decision titles', `the title has ${title.length} characters, of 70`],
    /\b(what|who|is|has)\b/i.test(title) && ['decision titles', 'the title contains "what", "who", "is" or "has"'],
    !/^Date: \d{4}-\d\d-\d\d · Status: \S.* · Tags: \S/.test(facts) && ['decision headers', 'the third line is "Date: … · Status: … · Tags: …"'], // prettier-ignore
    !areEqual(sectionsOf(text), decisionSections) && ['decision sections', `the sections are ${decisionSections.join(', ')}`], // prettier-ignore
    text.trimEnd().split('\n').length > 80 && ['long decisions', 'more than 80 lines'],
  ];
  return findings(file, faults);
}

/** A runbook whose file is named after an alert is of that alert. */
export function runbookFaults(file, text, alertNames) {
  const sections = sectionsOf(text);
  const own = basename(file, '.md').replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  const [heading] = text.split('\n');
  const faults = [
    !runbookSections.some((expected) => areEqual(expected, sections)) && ['runbook sections', `the sections are ${runbookSections.map((one) => one.join(', ')).join(' or ')}`], // prettier-ignore
    alertNames.includes(own) && !heading.startsWith(`# ${own}: `) && ['runbook titles', `the title is "${own}: …"`],
  ];
  return findings(file, faults);
}

/** Finds citations such as `decision 72`, `decisions 95 and 98` and `docs/decisions/0104` of records that do not exist. */
export function citationFaults(file, text, numbers) {
  const cited = [...text.matchAll(/\bdecisions? (\d{1,4}(?:(?:, | and )\d{1,4}\b)*)|docs\/decisions\/(\d{4})/g)];
  const missing = cited
    .flatMap(([, list, path]) => (list ?? path).match(/\d+/g).map(Number))
    .filter((number) => !numbers.includes(number));
  return findings(file, missing.map((number) => ['decisions that do not exist', `cites decision ${number}`])); // prettier-ignore
}

const findings = (file, faults) =>
  faults.filter(Boolean).map(([rule, reason]) => ({ rule, file, text: `${file}: ${reason}` }));
