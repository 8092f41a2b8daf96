import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');
const tops = ['apps', 'libs', 'tests', 'tools', 'docs', 'infra', 'k8s'];
const isSource = (path: string): boolean => !/(^|\/)(node_modules|dist)(\/|$)/.test(path);

/** Files and folders; a document may leave out how its path begins. */
const places = globSync([...tops.map((top) => `${top}/**`), '*'], { cwd: root, exclude: (path) => !isSource(path) });
const folders = new Set(places.filter((place) => place.includes('/')).flatMap((place) => place.split('/').slice(0, 2)));
const byEnding = Map.groupBy(places, (place) => basename(place));

/** `*` stands for a part of a name, `{a,b}` for one of several; what is built is no source. */
const pathLike = /^[\w.@*-]+(\/[\w.@*{},-]+)*$/;
const ofSource = /\.(ts|tsx|mts|mjs|cjs|css|sql|ya?ml|md)$/;

function isThere(path: string): boolean {
  const pattern = path.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  const ending = new RegExp(
    `(^|/)${pattern.replace(/\{([^}]*)\}/g, (_, each: string) => `(${each.replaceAll(',', '|')})`)}$`,
  );
  const known = /[*{]/.test(basename(path)) ? places : (byEnding.get(basename(path)) ?? []);
  return known.some((place) => ending.test(place));
}

/** What reads as the path of a source file, or begins as the path of a room does. */
const named = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word]) => word!)
    .filter((word) => pathLike.test(word) && isSource(word))
    .filter((word) => ofSource.test(word) || (word.includes('/') && folders.has(word.split('/')[0]!)));

const documents = globSync(['*.md', 'docs/*.md', 'docs/{decisions,runbooks}/*.md'], { cwd: root }).filter(
  (file) => file !== 'CHANGELOG.md', // speaks of what was
);
const readText = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the documents', () => {
  it('name places of the sources that exist', () => {
    const missing = documents.flatMap((file) =>
      named(readText(file))
        .filter((path) => !isThere(path))
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('tell a path that does not exist from one that does', () => {
    const text =
      'Of `orders/place/place-order.ts`, `place-order.ts`, `orders/place`, `apps/*/data`, `order/place-nothing.ts` and `libs/nothing`.';
    expect(named(text).filter((path) => !isThere(path))).toEqual(['order/place-nothing.ts', 'libs/nothing']);
  });
});

describe('the table of folders in ARCHITECTURE', () => {
  const rows = [...readText('ARCHITECTURE.md').matchAll(/^\| `((?:apps|libs)\/[\w-]+)` +\| (.*)\|$/gm)];
  /** What each service has, what only tests need, and what is no source. */
  const common = ['migrations', 'data', 'testing', 'node_modules', 'dist'];
  const roomsOf = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !common.includes(entry.name))
      .map(({ name }) => name);
  /** Whose rooms are as many as countries and public addresses; and the page, whose other folders hold no code. */
  const bySort = ['libs/i18n', 'apps/gateway', 'apps/storefront'];

  it('has a row for each app and library', () => {
    const all = ['apps', 'libs'].flatMap((top) => readdirSync(join(root, top)).map((name) => `${top}/${name}`));
    expect(rows.map(([, folder]) => folder!).toSorted()).toEqual(
      all.filter((folder) => folder !== 'libs/testing').toSorted(),
    );
  });

  const withRooms = rows
    .map(([, folder, text]) => [folder!, text!] as const)
    .filter(([folder]) => !bySort.includes(folder));
  it.each(withRooms)('names the rooms of %s', (folder, text) => {
    const words = [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word!.split('/')[0]);
    expect(roomsOf(folder).filter((room) => !words.includes(room))).toEqual([]);
  });
});
