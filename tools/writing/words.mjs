import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, node, root, SetUpFault } from '../set-up.mjs';

const texts = ['{apps,docs,infra,k8s,libs,tests,tools}/**/*.{ts,tsx,mjs,cjs,css,html,sql,md,yaml}', '*.{md,mjs,cjs}'];

/** Files that decide which words are right: cspell itself notices changes of its configuration alone. */
const vocabulary = ['cspell.config.mjs', 'docs/public-names.txt', 'tools/writing/project-words.txt'];

/** Returns forbidden and unknown words of all texts. */
export function wordFindings() {
  const here = createHash('sha256').update(root).digest('hex').slice(0, 8); // findings are cached with absolute paths, which a copied folder must not report
  const location = `node_modules/.cache/cspell/${here}-${hashOf(vocabulary)}`;
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', location];
  return findingsOf(['lint', '--no-must-find-files', ...cache, ...texts]).map(({ file, line, word, kind }) => ({
    rule: `${kind} words`,
    file,
    text: `${file}:${line} ${word}`,
  }));
}

/** Returns forbidden and unknown words in the names of files. */
export function fileNameFindings() {
  const files = sourceFiles().filter((file) => !/^(docs\/requirements|libs\/i18n\/\w\w)\/|\/(data|golden|recorded)\//.test(file)); // prettier-ignore
  return findingsOf(['lint', 'stdin'], files.join('\n')).map(({ line, word, kind }) => {
    const file = files[line - 1];
    return { rule: `${kind} words in file names`, file, text: `${file} ${word}` };
  });
}

/** Returns all files that git tracks or would add. */
export const sourceFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)));

const kinds = { 'Forbidden word': 'forbidden', 'Unknown word': 'unknown' };

function findingsOf(args, input) {
  const options = ['--no-progress', '--no-color', '--no-summary', '--config', 'cspell.config.mjs'];
  const { stdout, stderr, status } = spawnSync(
    node,
    [join(root, 'node_modules/cspell/bin.mjs'), args[0], ...options, ...args.slice(1)],
    { cwd: root, encoding: 'utf8', input, maxBuffer: 2 ** 28 },
  );
  if (status > 1) throw new SetUpFault(`cspell failed: ${stderr}`);
  return [...stdout.matchAll(/^(.*?):(\d+):\d+ - (Forbidden word|Unknown word) \(([^)]*)\)/gm)].map(
    ([, file, line, kind, word]) => ({ file, line: Number(line), word, kind: kinds[kind] }),
  );
}
