import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Returns the ids of processes whose environment names a folder. */
export const processesOfFolder = (folder: string): Promise<string[]> =>
  process.platform === 'linux' ? byKernel(folder) : byPs(folder);

async function byKernel(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const environments = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')));
  return pids.filter((_, nth) => environments[nth]!.includes(folder));
}

/** `-E` is of the ps of macOS: it adds the environment to the command. */
async function byPs(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-E', '-ww', '-o', 'pid=', '-o', 'command='], {
    maxBuffer: 2 ** 26,
  });
  const lines = stdout.split('\n').filter((line) => line.includes(folder));
  return lines.map((line) => line.trim().split(' ')[0]!);
}
