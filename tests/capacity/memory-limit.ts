import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { eventually } from '@fenestra/testing/time';

const groups = '/sys/fs/cgroup/memory';

/** Whether this machine lets us bound the memory of a process as a container's is (cgroups of the first version, as root). */
export const canLimitMemory = existsSync(join(groups, 'memory.limit_in_bytes')) && process.getuid?.() === 0;

/** Processes that `start` starts share so many megabytes and see it, as in a container; the result takes the limit away when they have ended. */
export async function limitMemory(megabytes: number, start: () => Promise<void>): Promise<() => Promise<void>> {
  const folder = join(groups, `fenestra-${process.pid}-${made++}`);
  await mkdir(folder);
  await writeFile(join(folder, 'memory.limit_in_bytes'), String(megabytes * 1_048_576));
  const own = await ownGroup();
  await enter(folder); // what is started is where we are
  try {
    await start();
  } finally {
    await enter(own);
  }
  return () => eventually(() => rmdir(folder));
}

/** What docker-compose.yml allows each process; k8s allows as much (tests/boundaries/deployment.spec.ts). */
export async function allowedMegabytes(): Promise<number> {
  const compose = parse(await readFile(resolve(__dirname, '../../docker-compose.yml'), 'utf8')) as {
    'x-service': { mem_limit: string };
  };
  return parseInt(compose['x-service'].mem_limit);
}

/** What a manifest allows the container of its job. */
export async function allowedToJob(manifest: string): Promise<number> {
  const text = await readFile(resolve(__dirname, '../..', manifest), 'utf8');
  return Number(/limits: \{ memory: (\d+)Mi \}/.exec(text)![1]);
}

let made = 0;

async function ownGroup(): Promise<string> {
  const [, path = '/'] = /^\d+:memory:(.*)$/m.exec(await readFile('/proc/self/cgroup', 'utf8')) ?? [];
  const folder = join(groups, path);
  return existsSync(folder) ? folder : groups;
}

const enter = (folder: string): Promise<void> => writeFile(join(folder, 'cgroup.procs'), String(process.pid));
