import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const files = globSync('{apps,libs,tests,tools,infra}/**/*.{ts,tsx,mts,mjs,cjs}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
});
const comments = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const forTests = /\.(spec|builder)\.|\/testing\/|^tests\/|^libs\/testing\//;
const exported = /^export (?:abstract |async )*(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm;

type Sources = Readonly<Record<string, string>>;
type Export = { readonly name: string; readonly file: string; readonly elsewhere: readonly string[] };

/** What is exported and not used in its own file, with the other files that say its name: a namesake counts as a use. */
function exportsOf(sources: Sources): Export[] {
  const texts = Object.entries(sources).map(([file, text]) => [file, text.replaceAll(comments, ' ')] as const);
  const said = new Map<string, Map<string, number>>();
  for (const [file, text] of texts) {
    for (const [word] of text.matchAll(/[\w$]+/g)) {
      const counts = said.get(word) ?? new Map<string, number>();
      said.set(word, counts.set(file, (counts.get(file) ?? 0) + 1));
    }
  }
  return texts.flatMap(([file, text]) =>
    [...text.matchAll(exported)].flatMap(([, name]) => {
      const counts = said.get(name!)!;
      return counts.get(file) === 1
        ? [{ name: name!, file, elsewhere: [...counts.keys()].filter((other) => other !== file) }]
        : [];
    }),
  );
}

const unused = (sources: Sources): string[] =>
  exportsOf(sources).flatMap(({ name, file, elsewhere }) => (elsewhere.length === 0 ? [`${file}: ${name}`] : []));
const usedByTestsAlone = (sources: Sources): string[] =>
  exportsOf(sources).flatMap(({ name, file, elsewhere }) =>
    !forTests.test(file) && elsewhere.length > 0 && elsewhere.every((other) => forTests.test(other))
      ? [`${file}: ${name}`]
      : [],
  );

/** Each with the reason why tests alone say its name. */
const reasons: Readonly<Record<string, string>> = {
  'libs/platform/embedded-postgres/embedded-postgres.ts: startTemporaryPostgres':
    'shares its parts with the lasting one',
  'libs/platform/service/start-service.ts: startService': 'the host starts several, tests one alone',
};

const sources = Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

describe('what a file exports', () => {
  it('is used somewhere', () => {
    expect(unused(sources)).toEqual([]);
  });

  it('of the program is used by the program, but for a few with a reason', () => {
    expect(usedByTestsAlone(sources).toSorted()).toEqual(Object.keys(reasons).toSorted());
  });

  it('is told where nothing uses it, whatever comments say', () => {
    const made = {
      'libs/a.ts':
        'export const used = 1;\nexport const forgotten = 2;\nexport const tried = 3;\n/** of forgotten */\nexport type Own = 4;\nlet own: Own;',
      'libs/b.ts': "import { used } from './a'; // forgotten\n",
      'libs/a.spec.ts': "import { tried } from './a';\n",
    };
    expect([unused(made), usedByTestsAlone(made)]).toEqual([['libs/a.ts: forgotten'], ['libs/a.ts: tried']]);
  });
});
