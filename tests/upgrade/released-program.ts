import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../..');
const kept = join(root, 'node_modules/.cache/fenestra/releases');
const execute = promisify(execFile);

const { version, commit } = JSON.parse(readFileSync(join(__dirname, 'last-release.json'), 'utf8')) as {
  version: string;
  commit: string;
};

/** The release to begin with; `UPGRADE_FROM` names another commit. */
export const released = process.env['UPGRADE_FROM']
  ? { version: process.env['UPGRADE_FROM'], commit: process.env['UPGRADE_FROM'] }
  : { version, commit };

/** What the image of that release holds. Built once for each commit, from the history of this clone, by the tools of its time. */
export async function releasedProgramInto(folder: string): Promise<string> {
  const built = join(kept, released.commit);
  if (!existsSync(built)) await build(built);
  await cp(built, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** The contents of a file of that release. */
export async function releasedFile(path: string): Promise<string> {
  const { stdout } = await execute('git', ['show', `${released.commit}:${path}`], { cwd: root });
  return stdout;
}

async function build(into: string): Promise<void> {
  const sources = `${into}.sources`;
  await rm(sources, { recursive: true, force: true });
  await mkdir(sources, { recursive: true });
  await unpack(sources);
  await linkPackages(join(sources, 'node_modules'));
  await execute(process.execPath, [join(sources, 'tools/build.mjs')], { cwd: sources, maxBuffer: 2 ** 26 });
  await rename(join(sources, 'dist'), into);
  await rm(sources, { recursive: true });
}

async function unpack(folder: string): Promise<void> {
  const archive = join(folder, 'sources.tar');
  await execute('git', ['archive', '--output', archive, released.commit], { cwd: root }).catch((fault: Error) => {
    throw new Error(
      `Release ${released.version} is commit ${released.commit}, which this clone does not have: git fetch --unshallow`,
      { cause: fault },
    );
  });
  await execute('tar', ['-xf', archive, '-C', folder]);
}

/** The packages that are installed here, without copying them. The build of the release installs its own where its lock file asks for others. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(folder);
  const here = join(root, 'node_modules');
  const names = (await readdir(here)).filter((name) => name !== '.cache');
  const paths = names.map((name) => join(here, name));
  await execute('cp', ['--archive', '--link', '--target-directory', folder, ...paths]);
}
