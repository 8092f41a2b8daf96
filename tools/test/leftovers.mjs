// Processes of a run that outlived it. They are known by the temp folder of the run, in their arguments or environment.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Kills what still runs after `graceMs`: Jest ends its workers and does not wait for them. Resolves to the command lines. */
export async function killLeftovers(folder, graceMs = 5_000) {
  for (const deadline = Date.now() + graceMs; Date.now() < deadline && processesOf(folder).length > 0;)
    await sleep(100);
  const left = processesOf(folder);
  for (const { pid } of left)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  return left.map(({ command }) => command);
}

function processesOf(folder) {
  const all = process.platform === 'linux' ? fromProc() : fromPs();
  return all.filter(({ pid, text }) => pid !== process.pid && text.includes(folder));
}

function fromProc() {
  const read = (pid, name) => readFileSync(`/proc/${pid}/${name}`, 'utf8').replaceAll('\0', ' ');
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const command = /^\d+$/.test(pid) && read(pid, 'cmdline');
      return command ? [{ pid: Number(pid), command, text: `${command} ${read(pid, 'environ')}` }] : [];
    } catch {
      return []; // it has ended, or is another user's
    }
  });
}

function fromPs() {
  const lines = execFileSync('ps', ['-Aww', '-E', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\n');
  return lines
    .map((line) => /^\s*(\d+) (.*)$/.exec(line))
    .flatMap((found) => (found ? [{ pid: Number(found[1]), command: found[2], text: found[2] }] : []));
}
