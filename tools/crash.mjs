import './require-node-20.mjs';

// npm run crash: kills the shop under load and compares what its witnesses say. Options after --: see tests/chaos/crash.ts.
import('./set-up.mjs').then(({ main, runSource, setUp }) =>
  main(async () => {
    await setUp();
    return runSource('tests/chaos/crash.ts', process.argv.slice(2));
  }),
);
