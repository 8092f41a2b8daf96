import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformOf } from '@fenestra/platform/service/platform';
import { openDataFolder } from './data-folder';

const onLinux = process.platform === 'linux';
const systems = onLinux ? (['linux', 'darwin'] as const) : (['darwin'] as const);

let path: string;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'data-folder-'));
  await chmod(path, 0o755);
});

afterEach(() => rm(path, { recursive: true, force: true }));

const open = () => openDataFolder(path);

it('keeps secrets that were generated once, for its owner only', async () => {
  const first = await open();
  await first.release();
  const second = await open();
  await second.release();

  expect(second.secrets).toEqual(first.secrets);
  expect((await stat(first.secretsFile)).mode & 0o777).toBe(0o600);
});

it.each(systems)('belongs to one process at a time, by the lock of %s', async (system) => {
  const openThere = () => openDataFolder(path, platformOf(system));
  const first = await openThere();

  await expect(openThere()).rejects.toThrow(`already runs with the data folder ${path}`);
  await first.release();
  await (await openThere()).release();
});

it('startup fails with path and reason when the data folder cannot be locked', async () => {
  const platform = { ...platformOf(), lockFolder: () => Promise.reject(new Error('listen EACCES')) };

  await expect(openDataFolder(path, platform)).rejects.toThrow(
    `The data folder ${path} cannot be locked: listen EACCES.`,
  );
});

it('can be opened after a refusal', async () => {
  await writeFile(join(path, 'version'), 'newest');
  await expect(open()).rejects.toThrow('holds no version');
  await rm(join(path, 'version'));

  await (await open()).release();
});

describe('says in one sentence why a folder cannot be used:', () => {
  const refusal = async (folder = path): Promise<string> =>
    openDataFolder(folder).then(
      () => 'opened',
      (fault: unknown) => (fault as Error).message,
    );

  it('a newer program wrote it', async () => {
    await writeFile(join(path, 'version'), '2\n');

    expect(await refusal()).toMatch(
      /^The data folder .* was written by a newer Fenestra \(layout 2, this one knows 1\)/,
    );
  });

  it('it holds a database of unknown origin', async () => {
    await mkdir(join(path, 'postgres'));

    expect(await refusal()).toMatch(/^The data folder is broken: .*version is missing/);
  });

  it('its database is damaged', async () => {
    await (await open()).release();
    await mkdir(join(path, 'postgres'));

    expect(await refusal()).toMatch(/^The data folder is broken: .* holds no PostgreSQL 18 database/);
  });

  it('the key to its database is lost', async () => {
    const { secretsFile, release } = await open();
    await release();
    await writeFile(secretsFile, (await readFile(secretsFile, 'utf8')).slice(0, 20));

    expect(await refusal()).toMatch(/^The data folder is broken: .*secrets\.json, the key to its database/);
  });

  it('it cannot be made', async () => {
    expect(await refusal('/dev/null/fenestra')).toMatch(
      /^The data folder \/dev\/null\/fenestra cannot be used: ENOTDIR/,
    );
  });

  (onLinux ? it : it.skip)(
    'it cannot be made, where the system denies that it is missing (/proc is Linux only)',
    async () => {
      expect(await refusal('/proc/fenestra')).toMatch(/^The data folder \/proc\/fenestra cannot be used: ENOENT/);
    },
  );
});
