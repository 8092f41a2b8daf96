const waiting: (() => void)[] = [];

/**
 * For work in steps of some milliseconds: one step of all such work in each turn of the event loop, however many do it at the
 * same time, so that what is short has its own turns between.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next(): void {
  const go = waiting[0];
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) next();
  });
  go?.();
}
