import { setTimeout as sleep } from 'node:timers/promises';
import { type Platform, platformOf } from '../service/platform';

/** What a killed parent left running. `marks` must all be in its command line: a number alone may long belong to another program. */
export type Orphan = { readonly pid: number; readonly marks: readonly string[] };

type Step = { readonly signal: NodeJS.Signals; readonly timeoutMs: number };

/** Sends one signal after the other until the process has ended. Resolves to whether there was one. */
export async function stopOrphan(orphan: Orphan, steps: readonly Step[], platform = platformOf()): Promise<boolean> {
  if (!(await runs(orphan, platform))) return false;
  for (const { signal, timeoutMs } of steps) {
    send(signal, orphan.pid);
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(20))
      if (!(await runs(orphan, platform))) return true;
  }
  throw new Error(`process ${orphan.pid}, left over from an earlier run, does not end`);
}

function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has ended since it was found
  }
}

async function runs({ pid, marks }: Orphan, platform: Platform): Promise<boolean> {
  const commandLine = await platform.commandLineOf(pid);
  return commandLine !== undefined && marks.every((mark) => commandLine.includes(mark));
}
