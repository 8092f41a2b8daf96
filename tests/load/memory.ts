import { readdir, readFile } from 'node:fs/promises';

const msPerTick = 10;

/** Linux only. Proportional set size in whole megabytes of a process and all its descendants but the sandbox. */
export async function pssOf(pid: number): Promise<number> {
  const tree = await descendantsOf(pid);
  const sizes = await Promise.all(tree.map(kilobytesOf));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_024);
}

/** Linux only. User and system time of a process and its descendants, milliseconds. */
export async function cpuMsOf(pid: number): Promise<number> {
  const stats = (await descendantsOf(pid)).map((each) => readFile(`/proc/${each}/stat`, 'utf8').catch(() => ''));
  const times = (await Promise.all(stats)).map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '));
  return times.reduce((sum, fields) => sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * msPerTick, 0);
}

async function descendantsOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const tree = [pid];
  for (const parent of tree)
    for (const [child, its] of parents) if (its === parent && !(await isSandbox(child))) tree.push(child);
  return tree;
}

async function isSandbox(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('apps/sandbox');
}

async function kilobytesOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
}
