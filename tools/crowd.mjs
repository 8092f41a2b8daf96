import './require-node-20.mjs';

// npm run crowd: random shoppers in five shops while all that is outside fails. Options after --: see tests/chaos/crowd.ts.
import('./set-up.mjs').then(({ main, runSource, setUp }) =>
  main(async () => {
    await setUp();
    return runSource('tests/chaos/crowd.ts', process.argv.slice(2));
  }),
);
