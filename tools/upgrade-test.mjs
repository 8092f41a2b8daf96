import './require-node-20.mjs';

// npm run upgrade:test: the last release and the present program run together on one PostgreSQL, Kafka and Redis, while shoppers order.
// UPGRADE_FROM=<commit> begins with another one.
import('./set-up.mjs').then(({ main, node, onLinuxOnly, run, setUp, SetUpFault }) =>
  main(async () => {
    onLinuxOnly('npm run upgrade:test');
    await setUp();
    const { prepareMachine } = await import('./machine.mjs');
    const missing = (await prepareMachine()).find(({ suites }) => /Kafka|Redis/.test(suites));
    if (missing) throw new SetUpFault(`No test of upgrades: ${missing.why}.`);
    const jest = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
    ];
    return run(node, [...jest, '--selectProjects', 'upgrade', ...process.argv.slice(2)], {
      env: { ...process.env, FENESTRA_UPGRADE: '1' },
    });
  }),
);
