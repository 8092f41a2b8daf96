import './require-node-20.mjs';

// npm run crash: kills the shop under load and compares what its witnesses say. Options after --: see tests/chaos/crash.ts.
import('./set-up.mjs').then(({ main, runSource, setUp, SetUpFault }) =>
  main(async () => {
    await setUp();
    const options = process.argv.slice(2);
    if (options.includes('--kafka')) {
      const { prepareMachine } = await import('./machine.mjs');
      const missing = (await prepareMachine()).find(({ suites }) => /Kafka/.test(suites));
      if (missing) throw new SetUpFault(`No crash test on Kafka: ${missing.why}.`);
    }
    return runSource('tests/chaos/crash.ts', options);
  }),
);
