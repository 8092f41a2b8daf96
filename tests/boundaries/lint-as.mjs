// Lints each file of this folder as if it lay where its first line says, and prints the rules that it breaks as JSON.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';

const here = import.meta.dirname;
const root = join(here, '../..');

const names = (await readdir(here)).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
const examples = await Promise.all(
  names.map(async (name, nth) => {
    const code = await readFile(join(here, name), 'utf8');
    const [, place] = /^\/\/ as: (.+)$/m.exec(code);
    // Examples that share a path get a number, unless they replace an existing file.
    const path = existsSync(join(root, place)) ? place : place.replace('example', `example-${nth}`);
    return { name, code, path };
  }),
);
const linter = new ESLint({ cwd: root });
const [inCopy, ...byEslint] = await Promise.all([lintCopy(), ...examples.map(eslint)]);
const findings = examples.map(({ name, path }, nth) => [name, [...byEslint[nth], ...(inCopy[path] ?? [])]]);
console.log(JSON.stringify(Object.fromEntries(findings)));

async function eslint({ code, path }) {
  const [result] = await linter.lintText(code, { filePath: join(root, path) });
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

/** Two of the linters cannot lint text: copies the sources, writes the examples among them, and lints those. */
async function lintCopy() {
  const copy = await mkdtemp(join(tmpdir(), 'fenestra-lint-'));
  try {
    await copySources(copy);
    for (const { path, code } of examples) await writeFile(join(copy, path), code);
    const files = examples.map(({ path }) => path);
    const found = (await Promise.all([oxlint(copy, files), dependencyCruiser(copy, files)])).flat();
    const byFile = Object.groupBy(found, ({ file }) => file);
    return Object.fromEntries(Object.entries(byFile).map(([file, broken]) => [file, broken.map(({ rule }) => rule)]));
  } finally {
    await rm(copy, { recursive: true });
  }
}

async function oxlint(copy, files) {
  const settings = { extends: './tsconfig.base.json', files };
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(settings));
  const options = ['--type-aware', '-f', 'json', '-c', '.oxlintrc.json', ...files];
  const { diagnostics } = await jsonOf('oxlint/bin/oxlint', options, copy);
  return diagnostics.map(({ filename: file, code: rule }) => ({ file, rule }));
}

/** A circle is reported once, at any of its files. */
async function dependencyCruiser(copy, files) {
  const options = ['--config', 'dependency-cruiser.config.mjs', '--output-type', 'json', ...files];
  const { summary } = await jsonOf('dependency-cruiser/bin/dependency-cruise.mjs', options, copy);
  const circles = summary.violations.map(({ cycle, rule }) => ({ cycle: cycle.map(({ name }) => name), rule }));
  return files.flatMap((file) => {
    const circle = circles.find(({ cycle }) => cycle.includes(file));
    return circle ? [{ file, rule: circle.rule.name }] : [];
  });
}

/** Returns what a linter prints as JSON. */
async function jsonOf(program, options, cwd) {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'node_modules', program), ...options], {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((failed) => failed); // findings set the exit code
  return JSON.parse(stdout);
}

async function copySources(copy) {
  const isSource = (path) => !/\/(dist|node_modules|data|testing|recorded|tsconfig\.json)$/.test(path);
  for (const folder of ['apps', 'libs'])
    await cp(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
  for (const file of ['tsconfig.base.json', '.oxlintrc.json', 'dependency-cruiser.config.mjs', 'package.json'])
    await cp(join(root, file), join(copy, file));
  await mkdir(join(copy, 'node_modules'));
  const packages = (await readdir(join(root, 'node_modules'))).filter((name) => name !== '@fenestra');
  for (const name of packages) await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  await cp(join(root, 'node_modules/@fenestra'), join(copy, 'node_modules/@fenestra'), {
    recursive: true,
    verbatimSymlinks: true, // relative, so that our own packages are those of the copy
  });
}
