// A copy of the sources in which faults are made, so that the user's files stay as they are.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Copies what Git would commit and the built page. Packages are linked, but for those of this repository. */
export function copySources(root) {
  const folder = mkdtempSync(join(tmpdir(), 'fenestra-mutate-'));
  for (const file of [...committedOrNew(root), 'apps/storefront/dist'].filter((each) => existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A link to the whole folder would lead imports of `@fenestra/…` back to the sources without the fault. */
function linkPackages(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@fenestra') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}

function committedOrNew(root) {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return stdout.split('\0').filter(Boolean);
}
