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
const [byOxlint, ...byEslint] = await Promise.all([oxlint(), ...examples.map(eslint)]);
const findings = examples.map(({ name, path }, nth) => [name, [...byEslint[nth], ...(byOxlint[path] ?? [])]]);
console.log(JSON.stringify(Object.fromEntries(findings)));

async function eslint({ code, path }) {
  const [result] = await linter.lintText(code, { filePath: join(root, path) });
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

/** oxlint cannot lint text: copies the sources, writes the examples among them, and lints those. */
async function oxlint() {
  const copy = await mkdtemp(join(tmpdir(), 'fenestra-lint-'));
  try {
    await copySources(copy);
    for (const { path, code } of examples) await writeFile(join(copy, path), code);
    const files = examples.map(({ path }) => path);
    const settings = { extends: './tsconfig.base.json', files };
    await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(settings));
    const program = join(root, 'node_modules/oxlint/bin/oxlint');
    const options = ['--type-aware', '-f', 'json', '-c', '.oxlintrc.json', ...files];
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...options], { cwd: copy }).catch(
      (failed) => failed, // findings set the exit code
    );
    const { diagnostics } = JSON.parse(stdout);
    const byFile = Object.groupBy(diagnostics, ({ filename }) => filename);
    return Object.fromEntries(Object.entries(byFile).map(([file, found]) => [file, found.map(({ code }) => code)]));
  } finally {
    await rm(copy, { recursive: true });
  }
}

async function copySources(copy) {
  const isSource = (path) => !/\/(dist|node_modules|data|testing|recorded|tsconfig\.json)$/.test(path);
  for (const folder of ['apps', 'libs'])
    await cp(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
  for (const file of ['tsconfig.base.json', '.oxlintrc.json', 'package.json'])
    await cp(join(root, file), join(copy, file));
  await mkdir(join(copy, 'node_modules'));
  const packages = (await readdir(join(root, 'node_modules'))).filter((name) => name !== '@fenestra');
  for (const name of packages) await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  await cp(join(root, 'node_modules/@fenestra'), join(copy, 'node_modules/@fenestra'), {
    recursive: true,
    verbatimSymlinks: true, // relative, so that our own packages are those of the copy
  });
}
