import './require-node-20.mjs';

// npm test: all levels, on a machine that need not be prepared. Its last line counts passed, failed and skipped tests.
import('./set-up.mjs').then(({ installPackages, main, setUp }) =>
  main(async () => {
    const { choose } = await import('./test/choose.mjs');
    const choice = choose(process.argv.slice(2));
    await (choice.needsMachine ? setUp() : installPackages());
    const { prepareMachine } = await import('./machine.mjs');
    const missing = choice.needsMachine ? await prepareMachine() : [];
    const { runTests } = await import('./test/run-tests.mjs');
    return runTests(choice, missing);
  }),
);
