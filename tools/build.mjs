import './require-node-20.mjs';

// npm run build: dist/ is the whole program for a plain Node 24: services, command line and sandbox as JavaScript with source
// maps, their data, the page, and the packages that they require, packed (decision 103). Nothing in it compiles.
import('./set-up.mjs').then(({ main, node, run, setUp }) =>
  main(async () => {
    await setUp();
    return run(node, ['tools/build-services.mjs']); // Rolldown wants a newer Node than whoever types this may have
  }),
);
