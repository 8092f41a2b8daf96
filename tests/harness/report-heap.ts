import { writeFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { queryObjects, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded by `--require`: at SIGALRM the process collects its garbage and writes the remaining heap to the data folder.

/** The heap after garbage collection, bytes, and the requests that are still reachable. */
export type HeapReport = { readonly nth: number; readonly used: number; readonly requests: number };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
let nth = 0;

process.on('SIGALRM', () => {
  for (let times = 0; times < 3; times++) collect();
  const requests = queryObjects(IncomingMessage, { format: 'count' });
  const report: HeapReport = { nth: ++nth, used: process.memoryUsage().heapUsed, requests };
  writeFileSync(join(process.env['FENESTRA_DATA']!, 'heap.json'), JSON.stringify(report));
});
