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
    const rows = ['X-01', 'X-02', 'X-03', 'X-04', 'OPEN-Q-7'].map((row) => `- **${row}** A window opens.\n`);
    await writeFile(join(folder, 'docs/requirements/x.md'), rows.join(''));
    const tests = ['X-01 to X-03, OPEN-Q-7', 'X-99, the trade’s rule 7.8'].map(
      (ids) => `it('opens [${ids}]', open);\n`,
    );
    await writeFile(join(folder, 'apps/window.spec.ts'), tests.join(''));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('refuses an id that does not exist and counts the rows that no title names', async () => {
    const tool = join(__dirname, '../../tools/check-requirements.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', check, tool, folder]);

    expect(JSON.parse(stdout)).toEqual({
      faults: ['apps/window.spec.ts names X-99, which docs/requirements does not have.'],
      unnamed: ['X-04'],
      summary: 'no test names 1 of 4 requirements and 0 of 1 decisions',
    });
  });
});
