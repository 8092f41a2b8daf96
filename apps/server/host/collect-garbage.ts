import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const afterStartMs = 5_000;

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** What only the start needed goes back to the machine, once: an idle process would keep that half of its memory for hours. */
export function collectGarbageAfterStart(): void {
  const collect = (): void => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as Collect)({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  };
  setTimeout(collect, afterStartMs).unref();
}
