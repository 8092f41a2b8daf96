import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@fenestra/testing/time';

const groups = '/sys/fs/cgroup/cpu';
const periodUs = 100_000;

/** Whether this machine lets us give a process a share of a processor (cgroups of the first version, as root). */
export const canSlowDown = existsSync(join(groups, 'cpu.cfs_quota_us')) && process.getuid?.() === 0;

/** From now on each of these processes has such a share of a processor of its own; the result gives it back. */
export async function slowDown(pids: readonly number[], share: number): Promise<() => Promise<void>> {
  const made = pids.map((pid) => join(groups, `fenestra-${pid}`));
  for (const [nth, folder] of made.entries()) {
    await mkdir(folder);
    await writeFile(join(folder, 'cpu.cfs_period_us'), `${periodUs}`);
    await writeFile(join(folder, 'cpu.cfs_quota_us'), `${Math.round(periodUs * share)}`);
    await writeFile(join(folder, 'cgroup.procs'), `${pids[nth]}`);
  }
  return async () => {
    for (const folder of made) {
      for (const pid of (await readFile(join(folder, 'cgroup.procs'), 'utf8')).split('\n').filter(Boolean))
        await writeFile(join(groups, 'cgroup.procs'), pid).catch(() => undefined); // it has ended meanwhile
      await eventually(() => rmdir(folder));
    }
  };
}
