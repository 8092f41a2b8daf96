import './require-node-20.mjs';

// npm test: all levels, on a machine that need not be prepared. Its last line counts passed, failed and skipped tests.
import('./set-up.mjs').then(({ main, node, run, say, setUp }) =>
  main(async () => {
    await setUp();
    const { prepareMachine } = await import('./machine.mjs');
    const { runTargets } = await import('./nx.mjs');
    const missing = await prepareMachine();
    say('checking types');
    const typeFaults = await runTargets('types');
    for (const { suites, why } of missing) say(`NOT RUN: ${suites}, because ${why}`);
    const jest = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
    ];
    const failed = await run(node, [...jest, ...process.argv.slice(2)]);
    return typeFaults || failed;
  }),
);
