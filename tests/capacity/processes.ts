import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

// Linux only: it reads /proc.
const ticksPerSecond = 100; // of Linux, wherever Node runs
const stores: readonly (readonly [name: string, mark: RegExp])[] = [
  ['PostgreSQL', /postgres/],
  ['Kafka', /kafka\.Kafka/],
  ['Redis', /redis-server/],
];

/** Seconds of a processor that a process has had, with those of its children that have ended. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const ticks = (await statOf(pid)).slice(11, 15);
  return ticks.reduce((sum, each) => sum + Number(each), 0) / ticksPerSecond;
}

/** Megabytes of the machine that it takes: what it shares with others, such as the program of Node, counts in parts. */
export async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Math.round(Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1_024);
}

/** Megabytes that a program took at most, which runs to its end. Rejects when it ends with a fault. */
export async function peakOf(folder: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const tell = `import { readFileSync } from 'node:fs';
    process.on('exit', () => console.error(readFileSync('/proc/self/status', 'utf8')))`;
  const told = ['--import', `data:text/javascript,${encodeURIComponent(tell)}`];
  const { stderr } = await promisify(execFile)(process.execPath, [...told, ...args], { cwd: folder, env });
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(stderr)![1]) / 1_024);
}

/** Seconds of a processor that each store has had which this process has started. */
export async function cpuSecondsOfStores(): Promise<Record<string, number>> {
  const used = Object.fromEntries(stores.map(([name]) => [name, 0]));
  for (const pid of await descendantsOf(process.pid)) {
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
    const store = stores.find(([, mark]) => mark.test(command))?.[0];
    if (store) used[store]! += await cpuSecondsOf(pid);
  }
  return used;
}

async function descendantsOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const entry of (await readdir('/proc')).filter((name) => /^\d+$/.test(name)))
    parents.set(Number(entry), Number((await statOf(Number(entry)))[1]));
  const tree = [pid];
  for (const parent of tree) for (const [child, its] of parents) if (its === parent) tree.push(child);
  return tree.slice(1);
}

/** What stands behind its name: state, parent, … */
async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
