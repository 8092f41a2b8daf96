// The lock file must install everywhere: every platform's package is in it, and no address of a registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

/** Resolves to one sentence for each fault. */
export function lockFaults() {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isInstalledFor(path, name, packages))
      .map((name) => `package-lock.json: ${path || 'the root'} wants ${name}, which is missing: npm ci would fail.`),
  );
  const addresses = ['package-lock.json', '.npmrc', 'package.json']
    .filter((file) => /"resolved": "https?:|registry *[=:] *"?https?:/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} names the address of a registry.`);
  return [...missing, ...addresses];
}

/** As Node looks for it: beside the one that wants it, then in the folders above. */
function isInstalledFor(path, name, packages) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}
