import './require-node-20.mjs';

// npm run bench: how much of what this machine can do at best the shop reaches.
import('./set-up.mjs').then(({ installBeside, main, onLinuxOnly, runSource, setUp }) =>
  main(async () => {
    onLinuxOnly('npm run bench');
    await setUp();
    const { prepareMachine } = await import('./machine.mjs');
    await prepareMachine(); // Kafka and kcat, where they can be had
    if (process.argv.includes('--lighthouse')) await installBeside('tests/load/lighthouse');
    return runSource('tests/load/bench.ts', process.argv.slice(2));
  }),
);
