import './require-node-20.mjs';

// npm run ops:test: the image and what runs it, where Docker answers. The base images are pulled, or are there.
import('./set-up.mjs').then(({ main, node, run, setUp }) =>
  main(async () => {
    await setUp();
    const { prepareMachine } = await import('./machine.mjs');
    await prepareMachine();
    const jest = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
    ];
    return run(node, [...jest, '--selectProjects', 'ops', ...process.argv.slice(2)], {
      env: { ...process.env, FENESTRA_OPS: '1' },
    });
  }),
);
