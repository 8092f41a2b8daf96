import './require-node-20.mjs';

// npm run shop: the command line for operators of a running shop.
import('./set-up.mjs').then(({ installPackages, main, runSource }) =>
  main(async () => {
    await installPackages();
    return runSource('apps/server/shop.ts', process.argv.slice(2));
  }),
);
