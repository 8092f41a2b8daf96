import './require-node-20.mjs';

// npm run schemathesis: requests made from the OpenAPI document. Options after --: see tests/schema/schemathesis.ts.
import('./set-up.mjs').then(({ main, runSource, setUp }) =>
  main(async () => {
    await setUp();
    return runSource('tests/schema/schemathesis.ts', process.argv.slice(2));
  }),
);
