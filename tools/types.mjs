import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, run, say } from './set-up.mjs';

/** Services and tests, then what has surroundings of its own: the domain knows no Node, the page knows the DOM. */
const configs = ['tsconfig.json', 'libs/domain/tsconfig.json', 'apps/storefront/tsconfig.json'];

/** Resolves to an exit code. */
export async function checkTypes() {
  say('checking types');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const present = configs.filter((config) => existsSync(join(root, config)));
  const codes = [];
  for (const config of present) codes.push(await run(node, [tsc, '--noEmit', '-p', config]));
  return codes.some((code) => code !== 0) ? 1 : 0;
}
