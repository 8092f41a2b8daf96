import './require-node-20.mjs';

// npm start: everything in one process, with what is missing installed and built first.
const startedAt = Date.now();

import('./set-up.mjs').then(({ main, runSource, setUp }) =>
  main(async () => {
    await setUp();
    return runSource('apps/server/main.ts', process.argv.slice(2), { FENESTRA_STARTED_AT: String(startedAt) });
  }),
);
