import './require-node-20.mjs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

// npm run screens -- <folder> --pictures <folder> --only b-rozmery,c-: screens of the shop at three widths, each beside its picture on one
// page, to be looked at by eye.
import('./set-up.mjs').then(({ main, node, run, setUp, SetUpFault }) =>
  main(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string' }, pictures: { type: 'string' } },
    });
    await setUp();
    const { default: programs } = await import('./programs.cjs');
    if (programs.findPrograms().some((program) => program.variable === 'FENESTRA_CHROMIUM'))
      throw new SetUpFault(
        'No screen is taken: Chromium is not installed (npm test installs it where that is allowed).',
      );
    const folder = resolve(positionals[0] ?? join(tmpdir(), 'fenestra-screens'));
    const jest = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--runInBand',
    ];
    const failed = await run(node, [...jest, '--selectProjects', 'screens'], {
      env: {
        ...process.env,
        FENESTRA_SCREENS: '1',
        SCREENS_FOLDER: folder,
        ...(values.only && { SCREENS_ONLY: values.only }),
        ...(values.pictures && { SCREENS_PICTURES: resolve(values.pictures) }),
      },
    });
    console.log(join(folder, 'index.html'));
    return failed;
  }),
);
