// Programs of PyPI, each in an environment of its own, installed when it is first asked for.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

/** The path of a package's program; nothing where Python 3 or the package cannot be had. `requirement` names the version: `a-package==1.2.3`. */
export function pythonProgram(requirement, program) {
  const folder = join(root, 'node_modules/.cache', requirement.split('==')[0]);
  const path = join(folder, 'bin', program);
  const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore', timeout: 120_000 }).status === 0;
  if (succeeds(path, '--version')) return path;
  const made = succeeds('python3', '-m', 'venv', folder);
  return made && succeeds(join(folder, 'bin/pip'), 'install', '-q', requirement) && existsSync(path) ? path : undefined;
}
