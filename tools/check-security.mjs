// docs/security.md says what is protected by which test: each of them has to exist. It also names every pre-release in use.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedLikePreReleases, preReleases } from './pre-releases.mjs';
import { root } from './set-up.mjs';

/** One sentence for each test that the page names and nobody finds. */
export function securityFaults(text = readFileSync(join(root, 'docs/security.md'), 'utf8')) {
  const named = [...text.matchAll(/`([\w./-]+\.spec\.tsx?)`(?: “([^”]+)”)?/g)];
  const faults = named.flatMap(([, file, title]) => {
    if (!existsSync(join(root, file))) return [`docs/security.md: there is no ${file}.`];
    if (title && !readFileSync(join(root, file), 'utf8').includes(title))
      return [`docs/security.md: ${file} has no test “${title}”.`];
    return [];
  });
  const unnamed = Object.keys({ ...preReleases, ...namedLikePreReleases }).filter(
    (name) => !text.includes(`\`${name}\``),
  );
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
  const unproved = rows.filter((row) => !/\.spec\.tsx?`/.test(row));
  return [
    ...(rows.length > 0 ? [] : ['docs/security.md: has no points.']),
    ...faults,
    ...unnamed.map((name) => `docs/security.md: does not name the pre-release ${name}.`),
    ...unproved.map((row) => `docs/security.md: no test proves “${row.split('|')[2].trim()}”.`),
  ];
}
