import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from '../set-up.mjs';
import { titlesIn } from '../titles-of-tests.mjs';

const maxLength = 100;

// prettier-ignore
const verbs = 'accepts|adds|allows|answers|applies|are|asks|becomes|begins|breaks|brings|buys|calls|can|carries|changes|charges|comes|compares|confirms|costs|counts|deletes|does|draws|ends|fails|finds|follows|forgets|gets|gives|goes|had|hands|has|have|holds|is|joins|judges|keeps|lacks|leads|leaves|lets|lists|looks|loses|makes|may|measures|moves|must|names|needs|notices|offers|opens|proposes|puts|raises|reads|refuses|rejects|remembers|removes|repeats|reports|returns|runs|says|sees|sells|sends|shares|shows|speaks|stands|starts|stays|stores|takes|tells|tries|understands|waits|warns|was|weighs|were|works|writes';
const others = 'as|at|after|among|and|because|but|by|for|from|how|in|instead|into|it|never|not|of|on|that|though|to|what|when|where|while|who|with|without'; // prettier-ignore
const startsBadly = new RegExp(`^(?:${verbs}|${others}|[%$]\\S+)(?![\\w-])`);

/** Returns titles that are no sentence with a subject, or too long. A table of tests has one for each row. */
export const titleFindings = (files) =>
  files
    .filter((file) => /\.spec\.tsx?$/.test(file))
    .flatMap((file) =>
      titlesIn(file, readFileSync(join(root, file), 'utf8')).flatMap((title) => faultsOf(file, title)),
    );

export function faultsOf(file, title) {
  const faults = [
    startsBadly.test(title) && 'test titles without a subject',
    title.length > maxLength && `test titles of more than ${maxLength} characters`,
  ];
  return faults.filter(Boolean).map((rule) => ({ rule, file, text: `${file} "${title}"` }));
}

/** Returns calls of `it`, which oxlint finds. */
export function itFindings() {
  const options = ['-c', 'tools/writing/test-calls.oxlintrc.json', '-f', 'json', 'apps', 'libs', 'tests'];
  const { stdout } = spawnSync(node, [join(root, 'node_modules/oxlint/bin/oxlint'), ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout).diagnostics.map(({ filename: file, labels: [{ span }] }) => ({
    rule: '`it` instead of `test`',
    file,
    text: `${file}:${span.line}`,
  }));
}
