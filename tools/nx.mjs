import { join } from 'node:path';
import { node, root, run } from './set-up.mjs';

/**
 * Runs the targets of project.json, which look at everything in one program, or takes their result from the cache where no
 * input has changed. Resolves to an exit code.
 */
export function runTargets(...targets) {
  const env = { ...process.env, NX_NO_CLOUD: 'true', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  return run(node, [nx, 'run-many', '-p', 'fenestra', '-t', ...targets, '--output-style=stream'], { env });
}
