import './require-node-20.mjs';

// npm run schemathesis: requests made from the OpenAPI document. Options after --: see tests/schema/schemathesis.ts.
const requirement = 'schemathesis==4.32.5';

import('./set-up.mjs').then(({ main, runSource, say, setUp }) =>
  main(async () => {
    await setUp();
    const { pythonProgram } = await import('./python.mjs');
    const program = pythonProgram(requirement, 'st');
    if (program)
      return runSource('tests/schema/schemathesis.ts', process.argv.slice(2), { FENESTRA_SCHEMATHESIS: program });
    say(`NOT RUN: ${requirement} cannot be installed here, for want of Python 3 or of its package.`);
    return 0;
  }),
);
