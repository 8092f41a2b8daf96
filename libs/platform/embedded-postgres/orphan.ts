import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a killed parent left running. `marks` must all be in its command line: a number alone may long belong to another program. */
export type Orphan = { readonly pid: number; readonly marks: readonly string[] };

type Step = { readonly signal: NodeJS.Signals; readonly patienceMs: number };

/** Sends one signal after the other until the process has ended. Resolves to whether there was one. */
export async function stopOrphan(orphan: Orphan, steps: readonly Step[]): Promise<boolean> {
  if (!(await runs(orphan))) return false;
  for (const { signal, patienceMs } of steps) {
    process.kill(orphan.pid, signal);
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(20))
      if (!(await runs(orphan))) return true;
  }
  throw new Error(`process ${orphan.pid}, left over from an earlier run, does not end`);
}

async function runs({ pid, marks }: Orphan): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''); // empty for zombies too
  return commandLine !== '' && marks.every((mark) => commandLine.includes(mark));
}
