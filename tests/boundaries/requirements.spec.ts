import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const check = `import(process.argv[1]).then(({ checkRequirements }) => {
  console.log(JSON.stringify(checkRequirements(process.argv[2])));
});`;

describe('the check of requirements that test titles name', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenestra-requirements-'));
    for (const part of ['docs/requirements', 'apps', 'libs', 'tests'])
      await mkdir(join(folder, part), { recursive: true });
    const ids = [...Array.from({ length: 9 }, (_, nth) => `X-0${nth + 1}`), 'OPEN-Q-7'];
    const rows = ids.map((row) => `- **${row}** A window opens.\n`);
    await writeFile(join(folder, 'docs/requirements/x.md'), rows.join(''));
    const test = (ids: string) => `  it('opens [${ids}]', open);\n`;
    const file = (name: string, text: string) => writeFile(join(folder, name), text);
    await file('apps/window.spec.ts', ['X-01 to X-03, OPEN-Q-7', 'X-99, the trade’s rule 7.8'].map(test).join(''));
    await file('tests/shared-by-suites.ts', `export const tests = () => {\n${test('X-05')}};\n`);
    await file('apps/no-test.ts', test('X-04').replace('it(', '// '));
    const table =
      "it.each([['wide', 'X-06', '[X-07]']])('is %s [%s]', (_, __, [row = '[X-08]']) => open(row)); // [X-09]";
    await file('libs/table.spec.ts', table);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('refuses an id that does not exist, and a row that no printed title names, wherever tests are', async () => {
    const tool = join(__dirname, '../../tools/check-requirements.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', check, tool, folder]);

    expect(JSON.parse(stdout)).toEqual([
      'apps/window.spec.ts names X-99, which docs/requirements does not have.',
      ...['X-04', 'X-07', 'X-08', 'X-09'].map((row) => `No test names ${row}.`),
    ]);
  });
});
