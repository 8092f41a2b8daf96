// Kills processes that outlive a run. They have the temporary folder of the run in their arguments or environment.
import { setTimeout as sleep } from 'node:timers/promises';
import { processesOfFolder } from '../processes-of-folder.cjs';

/** Kills what still runs after `graceMs`: Jest ends its workers and does not wait for them. Resolves to the command lines. */
export async function killLeftovers(folder, graceMs = 5_000) {
  for (const deadline = Date.now() + graceMs; Date.now() < deadline && processesOfFolder(folder).length > 0;)
    await sleep(100);
  const left = processesOfFolder(folder);
  for (const { pid } of left)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  return left.map(({ command }) => command);
}
