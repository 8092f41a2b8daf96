// Words, comments, test titles and the form of documents, by docs/decisions/0119. Each rule has a baseline for each folder, which may only fall:
// `--renew` writes lower counts. The target `writing` of project.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, say } from './set-up.mjs';
import { countsOf, differences, isIn } from './writing/baseline.mjs';
import { commentFindings } from './writing/comments.mjs';
import { documentFindings } from './writing/documents.mjs';
import { itFindings, titleFindings } from './writing/test-titles.mjs';
import { fileNameFindings, sourceFiles, wordFindings } from './writing/words.mjs';

const baselineFile = join(root, 'tools/writing/baseline.json');
const maxShown = 20;

void main(() => {
  const files = sourceFiles();
  const findings = [
    ...wordFindings(),
    ...fileNameFindings(),
    ...commentFindings(files),
    ...titleFindings(files),
    ...itFindings(),
    ...documentFindings(files),
  ];
  const counts = countsOf(findings);
  for (const [rule, folders] of Object.entries(counts)) say(`${rule}: ${totalOf(folders)} in ${textOf(folders)}`);
  const changed = differences(counts, JSON.parse(readFileSync(baselineFile, 'utf8')));
  const higher = changed.filter(({ count, allowed }) => count > allowed);
  if (higher.length > 0) return report(higher, findings);
  if (changed.length === 0) return 0;
  if (process.argv.includes('--renew')) {
    writeFileSync(baselineFile, `${JSON.stringify(counts, null, 2)}\n`);
    return 0;
  }
  const lower = changed.map(
    ({ rule, folder, count, allowed }) => `${rule} in ${folder}: ${count}, no longer ${allowed}`,
  );
  console.error(
    `${lower.join('\n')}\nRun node tools/check-writing.mjs --renew and commit tools/writing/baseline.json.`,
  );
  return 1;
});

function totalOf(folders) {
  return Object.values(folders).reduce((sum, count) => sum + count, 0);
}

function textOf(folders) {
  return Object.entries(folders)
    .map(([folder, count]) => `${folder} ${count}`)
    .join(', ');
}

/** Which finding is new is not known: all of the folder are shown, up to a limit. */
function report(higher, findings) {
  for (const { rule, folder, count, allowed } of higher) {
    const found = findings.filter((one) => one.rule === rule && isIn(folder, one));
    console.error(`${rule} in ${folder}: ${count}, of ${allowed} allowed`);
    for (const { text } of found.slice(0, maxShown)) console.error(`  ${text}`);
    if (rule.startsWith('unknown')) console.error('  A right word belongs in tools/writing/project-words.txt.');
    if (found.length > maxShown) console.error(`  and ${found.length - maxShown} more`);
  }
  return 1;
}
