import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const check = `import(process.argv[1]).then(({ checkRequirements }) => {
  console.log(JSON.stringify(checkRequirements(process.argv[2])));
});`;
const tool = join(__dirname, '../../tools/check-requirements.mjs');

/** Runs the check on a folder that has these requirements and test files. */
async function faultsIn(ids: readonly string[], files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fenestra-requirements-'));
  try {
    for (const part of ['docs/requirements', 'apps', 'libs', 'tests'])
      await mkdir(join(folder, part), { recursive: true });
    const rows = ids.map((row) => `- **${row}** A window opens.\n`);
    await writeFile(join(folder, 'docs/requirements/x.md'), rows.join(''));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', check, tool, folder]);
    return JSON.parse(stdout) as string[];
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the check of requirements that test titles name', () => {
  it('refuses an id that does not exist, and a row that no printed title names, wherever tests are', async () => {
    const ids = [...Array.from({ length: 9 }, (_, nth) => `X-0${nth + 1}`), 'OPEN-Q-7'];
    const test = (id: string) => `  it('opens [${id}]', open);\n`;
    const faults = await faultsIn(ids, {
      'apps/window.spec.ts': ['X-01 to X-03, OPEN-Q-7', 'X-99, the trade’s rule 7.8'].map(test).join(''),
      'tests/shared-by-suites.ts': `export const tests = () => {\n${test('X-05')}};\n`,
      'apps/no-test.ts': test('X-04').replace('it(', '// '),
      'libs/table.spec.ts':
        "it.each([['wide', 'X-06', '[X-07]']])('is %s [%s]', (_, __, [row = '[X-08]']) => open(row)); // [X-09]",
    });

    expect(faults).toEqual([
      'apps/window.spec.ts names X-99, which docs/requirements does not have.',
      ...['X-04', 'X-07', 'X-08', 'X-09'].map((row) => `No test of the usual run names ${row}.`),
    ]);
  });

  test('each requirement needs a test that the usual run has, not `npm run test:full` alone', async () => {
    const inUsualRun = {
      'X-01': "it.each(sweep(['a', 'b'], ['a']))('opens %s [X-01]', open);",
      'X-02': "it.each(sweep([['a', 'X-02'], ['b', 'X-90']], [['a', 'X-02']]))('opens %s [%s]', open);",
      'X-03': "const few = [['a', 'X-03']];\nit.each(sweep(many(), few))('opens %s [%s]', open);",
      'X-04': "for (const each of sweep(many(), ['a'])) it(`opens ${each} [X-04]`, open);",
      'X-05': "describe.each(sweep(many(), some()))('%s', () => { it('opens [X-05]', open); });",
    };
    const inFullRunOnly = {
      'X-11': "it.each(sweep([['a', 'X-11'], ['b', 'X-02']], [['b', 'X-02']]))('opens %s [%s]', open);",
      'X-12': "it.each(sweep([['a', 'X-12']], some()))('opens %s [%s]', open);",
      'X-13': "for (const each of sweep(['a'], [])) it(`opens ${each} [X-13]`, open);",
      'X-14': "sweep(['a'], []).forEach((each) => describe(each, () => { it('opens [X-14]', open); }));",
      'X-15':
        "const rare = sweep(['a'], []);\nfor (const each of rare) describe(`${each} [X-15]`, () => it('opens', open));",
    };
    const files = Object.entries({ ...inUsualRun, ...inFullRunOnly }).map(([id, text]) => [`apps/${id}.spec.ts`, text]);
    const ids = [...Object.keys(inUsualRun), ...Object.keys(inFullRunOnly)];

    expect(await faultsIn(ids, Object.fromEntries(files) as Record<string, string>)).toEqual(
      Object.keys(inFullRunOnly).map((id) => `No test of the usual run names ${id}.`),
    );
  });

  test('no spec reads FENESTRA_FULL itself, because the check would not see what it leaves out', async () => {
    const setting = 'FENESTRA_FULL';
    const text = `if (process.env.${setting}) it('opens [X-01]', open);`;
    expect(await faultsIn(['X-01'], { 'apps/own.spec.ts': text })).toEqual([
      'apps/own.spec.ts reads FENESTRA_FULL; sweep() and runs() of libs/testing/sweep.ts do that.',
    ]);
  });
});
