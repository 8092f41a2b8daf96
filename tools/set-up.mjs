// Installs and builds what is missing, so that one command is enough after a clone. Runs on Node 20 without packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants as os, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseNode, ownNode } from './choose-node.mjs';
import { isFor, thisSystem } from './supported.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Runs the sources. */
export const node = chooseNode(ownNode(), join(root, 'node_modules/.bin/node'));

/** A fault for the person at the terminal: one sentence, no stack. */
export class SetUpFault extends Error {}

export async function setUp() {
  await installPackages();
  const { packPackages } = await import('./pack-packages.mjs');
  await Promise.all([buildStorefront(), packPackages()]);
}

/** `npm ci`, unless what npm says it installed is what the lock file asks for. */
export async function installPackages() {
  if (missingPackages().length === 0) return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new SetUpFault(`Packages cannot be installed: no permission to write to ${root}.`);
  }
  say('installing packages (once, about a minute)');
  const ticking = process.stderr.isTTY ? undefined : setInterval(() => say('still installing packages'), 15_000);
  await installLocked('').finally(() => clearInterval(ticking)); // on a terminal npm shows its own progress
}

/** What only one command needs has a lock file in a folder of its own, and is installed when that asks for it. */
export async function installBeside(folder) {
  if (missingPackages(folder).length === 0) return;
  say(`installing the packages of ${folder} (once)`);
  await installLocked(folder);
}

async function installLocked(folder) {
  const options = { cwd: join(root, folder), env: withNpmCache() };
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], options);
  if (code === 130) process.exit(130); // Ctrl-C
  if (code !== 0) throw new SetUpFault(`npm ci failed with exit code ${code}; its messages are above.`);
  const missing = missingPackages(folder); // npm passes over an optional package that it could not download
  if (missing.length > 0) throw new SetUpFault(`npm ci left out ${missing.join(', ')}. Start again to repeat it.`);
}

/** The page as the gateway serves it. Built again when a file that it is made of has changed. */
export async function buildStorefront() {
  const storefront = join(root, 'apps/storefront');
  const stamp = join(storefront, 'dist/.inputs');
  const inputs = hashOf(['apps/storefront', 'libs/contracts', 'libs/domain', 'libs/i18n', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  say('building the storefront');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' }; // whoever starts it, the page is built for its visitors
  const code = await run(node, [vite, 'build', storefront, '--logLevel', 'warn'], { env });
  if (code !== 0) throw new SetUpFault('The storefront could not be built; the reasons are above.');
  writeFileSync(stamp, inputs);
}

/** Runs a program of the sources on the repository's Node. Signals are for it; resolves to its exit code. */
export function runSource(file, args = [], env = {}, flags = []) {
  const child = spawnSource(file, args, env, flags);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return exitOf(child, file);
}

export function spawnSource(file, args = [], env = {}, flags = []) {
  const usual = ['--enable-source-maps', '--require', join(root, 'tools/run-typescript.cjs')];
  return spawn(node, [...flags, ...usual, join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

/** Resolves to the exit code of a program; one that Ctrl-C ends is waited for. */
export function run(command, args, options = {}) {
  const wait = () => undefined; // the terminal tells the program itself
  process.on('SIGINT', wait);
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  return exitOf(child, command).finally(() => process.off('SIGINT', wait));
}

/** A death by signal counts as in a shell, 128 and its number. */
export function exitOf(child, name) {
  return new Promise((resolve, reject) => {
    child.once('error', (fault) => reject(new SetUpFault(`${name} could not be started: ${fault.message}`)));
    child.once('exit', (code, signal) => resolve(code ?? 128 + os.signals[signal]));
  });
}

/** The frame of every tool: its result is the exit code, expected faults are one sentence. */
export async function main(tool) {
  try {
    process.exitCode = await tool();
  } catch (fault) {
    console.error(fault instanceof SetUpFault ? fault.message : fault);
    process.exitCode = 1;
  }
}

/** Refuses a tool that measures by what only the Linux kernel offers. */
export function onLinuxOnly(command) {
  if (process.platform !== 'linux') throw new SetUpFault(`${command} runs on Linux only; this is ${thisSystem}.`);
}

export function say(message) {
  console.log(`· ${message}`);
}

function missingPackages(folder = '') {
  const { packages } = JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'));
  return notInstalled(packages, installedIn(folder));
}

/** Returns what npm noted when everything was in place. */
function installedIn(folder) {
  try {
    return JSON.parse(readFileSync(join(root, folder, 'node_modules/.package-lock.json'), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Returns the paths of locked packages that are not installed for a system. Packages of other systems stay away. */
export function notInstalled(locked, installed, system = thisSystem) {
  return Object.entries(locked)
    .filter(([path, { link }]) => path !== '' && (path.startsWith('node_modules') || link))
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .filter(([path, entry]) => installed[path] || !isLeftOut(entry, system))
    .map(([path]) => path);
}

/** An optional package that names no system belongs to one that does. */
const isLeftOut = ({ optional, os, cpu, libc }, system) =>
  optional === true && (!(os || cpu) || !isFor(system, { os, cpu, libc }));

/** Accounts of services have no home that npm could keep its downloads in. */
function withNpmCache() {
  try {
    accessSync(process.env.HOME ?? '', constants.W_OK);
    return process.env;
  } catch {
    const home = join(tmpdir(), `fenestra-home-${process.getuid()}`);
    return { ...process.env, HOME: home, npm_config_cache: join(home, '.npm') };
  }
}

/** One hash over names and contents of all files below the paths, tests and build results left out. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(path)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const notInputs = /(^|\/)(node_modules|dist|coverage)$|\.spec\.tsx?$/;

/** Returns the paths of all files below a path, tests and build results left out. */
export function filesBelow(path) {
  if (notInputs.test(path)) return [];
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch {
    return existsSync(join(root, path)) ? [path] : [];
  }
  const names = entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  return names.flatMap((entry) => {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(below);
    return notInputs.test(below) ? [] : [below];
  });
}
