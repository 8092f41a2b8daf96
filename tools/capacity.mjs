import './require-node-20.mjs';

// npm run capacity: the built program as one process for each service, on a PostgreSQL, Kafka and Redis of its own: what it takes when nobody
// comes, what an order costs, and what two of each bring. The figures of docs/capacity.md.
import('./set-up.mjs').then(({ main, node, onLinuxOnly, run, setUp, SetUpFault }) =>
  main(async () => {
    onLinuxOnly('npm run capacity');
    await setUp();
    const { prepareMachine } = await import('./machine.mjs');
    const missing = (await prepareMachine()).find(({ suites }) => /Kafka|Redis/.test(suites));
    if (missing) throw new SetUpFault(`Nothing is measured: ${missing.why}.`);
    const jest = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--runInBand',
    ];
    return run(node, [...jest, '--selectProjects', 'capacity', ...process.argv.slice(2)], {
      env: { ...process.env, FENESTRA_CAPACITY: '1' },
    });
  }),
);
