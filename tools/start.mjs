import './require-node-20.mjs';

// npm start: everything in one process, with what is missing installed and built first.
const startedAt = Date.now();
/** Megabytes. Without a limit V8 takes a quarter of the machine before it collects what is garbage (decision 93). */
const heapMb = 512;

import('./set-up.mjs').then(({ main, runSource, setUp }) =>
  main(async () => {
    await setUp();
    const env = { FENESTRA_STARTED_AT: String(startedAt) };
    return runSource('apps/server/main.ts', process.argv.slice(2), env, [`--max-old-space-size=${heapMb}`]);
  }),
);
