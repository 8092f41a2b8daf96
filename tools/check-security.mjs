// docs/security.md states what is protected and by which evidence. Each file and test that it names has to exist, and so has each requirement.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asvsFaults } from './check-asvs.mjs';
import { tablesIn } from './markdown-tables.mjs';
import { namedLikePreReleases, preReleases } from './pre-releases.mjs';
import { root } from './set-up.mjs';

/** Returns a sentence for each test, file, requirement and pre-release that is wrong or missing. */
export function securityFaults(text = readFileSync(join(root, 'docs/security.md'), 'utf8')) {
  const tables = tablesIn(text);
  return [...evidenceFaults(text), ...unprovedFaults(tables), ...asvsFaults(tables), ...preReleaseFaults(text)].map(
    (fault) => `docs/security.md: ${fault}`,
  );
}

const file = /`((?:\.?[\w-]+\/)*\.?[\w.-]+\.(?:tsx?|mjs|json|ya?ml|md)|(?:[\w-]+\/)*Dockerfile)`(?: “([^”]+)”)?/g;
const link = /\]\((?!https?:)([^)#]*)#?([^)]*)\)/g;

function evidenceFaults(text) {
  const named = [...text.matchAll(file)].flatMap(([, path, title]) => {
    if (!existsSync(join(root, path))) return [`there is no ${path}.`];
    return !title || hasTest(path, title) ? [] : [`${path} has no test “${title}”.`];
  });
  const linked = [...text.matchAll(link)].flatMap(([, path, heading]) => linkFaults(path, heading, text));
  const decisions = readdirSync(join(root, 'docs/decisions'));
  const recorded = [...text.matchAll(/\bdecision (\d+)\b/g)]
    .filter(([, number]) => !decisions.some((name) => name.startsWith(`${number.padStart(4, '0')}-`)))
    .map(([found]) => `there is no ${found}.`);
  return [...named, ...linked, ...recorded];
}

function linkFaults(path, heading, text) {
  if (!existsSync(join(root, 'docs', path))) return [`there is no docs/${path}.`];
  if (!heading) return [];
  const target = path ? readFileSync(join(root, 'docs', path), 'utf8') : text;
  const headings = [...target.matchAll(/^#+ (.+)$/gm)].map(([, words]) => anchorOf(words));
  return headings.includes(heading) ? [] : [`docs/${path || 'security.md'} has no heading #${heading}.`];
}

const anchorOf = (words) =>
  words
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** A title is a string that begins so: a comment with these words proves nothing. */
function hasTest(path, title) {
  const source = readFileSync(join(root, path), 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(quote + title));
}

const unprovedFaults = (tables) =>
  tables
    .filter(({ head }) => head.at(-1) === 'Proved by')
    .flatMap(({ rows }) => rows.filter((cells) => !/\.spec\.tsx?`/.test(cells.at(-1))))
    .map(([point]) => `no test proves “${point}”.`);

const preReleaseFaults = (text) =>
  Object.keys({ ...preReleases, ...namedLikePreReleases })
    .filter((name) => !text.includes(`\`${name}\``))
    .map((name) => `does not name the pre-release ${name}.`);
