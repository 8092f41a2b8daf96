import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventually } from './time';

const root = resolve(__dirname, '../..');
const guarding = `
  const guard = require('@fenestra/testing/guard-folder').guardFolder(process.argv[1]);
  guard.watch(Number(process.argv[2]));
  setInterval(() => undefined, 60_000);
  console.log('guards');
`;
const endless = (): ChildProcess => spawn('sleep', ['600'], { stdio: 'ignore' });

it('ends what works on a folder and removes it when the process that made it was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guarded-'));
  const [host, database] = [endless(), endless()];
  const ended = [once(host, 'exit'), once(database, 'exit')];
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres/postmaster.pid'), `${database.pid}\n${folder}\n`);
  const compiler = ['--require', join(root, 'tools/run-typescript.cjs')];
  const owner = spawn(process.execPath, [...compiler, '-e', guarding, folder, `${host.pid}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');

  owner.kill('SIGKILL');
  expect(await Promise.all(ended)).toEqual([
    [null, 'SIGINT'],
    [null, 'SIGINT'],
  ]);
  await eventually(() => expect(access(folder)).rejects.toThrow('ENOENT'));
});
