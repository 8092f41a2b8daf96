import { existsSync, readFileSync } from 'node:fs';

/** Words of the former vocabulary, each with the standard term where one fits everywhere. */
const flagWords = [
  ...['afresh->again', 'alarm->alert', 'alarms->alerts', 'anew->again', 'dear->expensive', 'dearer->more expensive'],
  ...[
    'dearest',
    'hear->receive',
    'hears',
    'lack',
    'lacking',
    'lacks->is missing',
    'mend->fix',
    'mended->fixed',
    'mends',
  ],
  ...['nobody', 'patience->timeout', 'reckon->calculate', 'reckoned', 'reckoning', 'reckons', 'sacrificed->aborted'],
  ...['somebody', 'spared->retried', 'stray->orphaned', 'strays', 'tell->notify', 'tells', 'told', 'vain'],
  ...['wear->branding', 'whoever', 'witness->checker'],
];

/** Public names keep their words wherever they occur. */
const publicNames = new URL('docs/public-names.txt', import.meta.url);
const flagged = new RegExp(`(?:${flagWords.map((word) => word.split('->')[0]).join('|')})`, 'i');
const publicWords = existsSync(publicNames)
  ? [...new Set(readFileSync(publicNames, 'utf8').match(/[\w-]+/g))].filter((name) => flagged.test(name))
  : [];

export default {
  version: '0.2',
  language: 'en,en-GB',
  minWordLength: 4,
  useGitignore: true,
  dictionaries: ['project', 'typescript', 'node', 'npm', 'html', 'css', 'fullstack', 'docker', 'sql', 'k8s', 'bash'],
  dictionaryDefinitions: [{ name: 'project', path: 'tools/writing/project-words.txt', addWords: true }],
  flagWords,
  ignoreRegExpList: publicWords.map((name) => `/\\b${name}\\b/g`),
  ignorePaths: [
    '**/*.{json,svg,png,snap,woff2}',
    '**/{data,dist,golden,recorded,node_modules}/**',
    'cspell.config.mjs',
    'docs/public-name*.txt',
    'docs/requirements/**',
    'infra/observability/alarms-in-cluster.yaml', // generated
    'libs/i18n/{at,cs,de,hu,sk}/**', // texts for shoppers
    'tools/writing/project-words.txt',
  ],
  overrides: [
    { filename: 'CHANGELOG.md', ignoreRegExpList: ['/^## \\[\\d[^]*/m'] }, // released sections
    // Tests quote what shoppers of five countries type and read.
    { filename: ['**/*.spec.{ts,tsx}', 'tests/**', 'libs/testing/**'], unknownWords: 'report-flagged' },
  ],
};
