import './require-node-20.mjs';

// npm run gallery: one page with every drawing of the catalogue, to be looked through by eye.
import('./set-up.mjs').then(({ installPackages, main, runSource }) =>
  main(async () => {
    await installPackages();
    return runSource('tests/gallery/gallery.ts', process.argv.slice(2));
  }),
);
