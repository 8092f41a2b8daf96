import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@fenestra/platform/service/config';
import {
  usesDefaultFolder,
  folderForCommand,
  folderForStart,
  type CandidateFolder,
  recordPort,
} from './choose-data-folder';
import { writeRunFile } from './run-file';

const unused: CandidateFolder = {
  path: '/data',
  holdsShop: false,
  history: { ports: [], isComplete: false },
  runsAt: undefined,
};
const used: CandidateFolder = { ...unused, holdsShop: true };
const usedBy = (...ports: number[]): CandidateFolder => ({ ...used, history: { ports, isComplete: true } });
const olderUsedBy = (...ports: number[]): CandidateFolder => ({ ...used, history: { ports, isComplete: false } });
const runningAt = (runsAt: number, folder: CandidateFolder): CandidateFolder => ({ ...folder, runsAt });

describe('belongsInStandard', () => {
  test.each<[string, CandidateFolder, CandidateFolder, boolean]>([
    ['an empty standard folder does not belong to port 4000', unused, unused, false],
    ['a folder that only port 3000 used does not belong to port 4000', usedBy(3000), unused, false],
    ['a folder that port 4000 used belongs to it', usedBy(4000), unused, true],
    ['a folder that port 4000 used belongs to it while it runs at 3000', runningAt(3000, usedBy(4000)), unused, true],
    ['a folder of an earlier release belongs to port 4000', used, unused, true],
    ['a folder of an earlier release belongs to port 4000 after a start at 80', olderUsedBy(80), unused, true],
    ['a folder of an earlier release belongs to port 4000 if it runs there', runningAt(4000, used), unused, true],
    ['a folder of an earlier release that runs at 3000 is not of port 4000', runningAt(3000, used), unused, false],
    ['an own folder with a shop comes before a folder of an earlier release', used, used, false],
    ['an own folder with a shop comes before a recorded port', usedBy(4000), used, false],
  ])('%s', (_, standard, own, expected) => {
    expect(usesDefaultFolder(4000, standard, own, false)).toBe(expected);
  });

  test('a folder of an earlier release belongs to every port in production, also while it runs at another', () => {
    expect(usesDefaultFolder(80, runningAt(3000, used), unused, true)).toBe(true);
  });
});

describe('a machine with data folders', () => {
  let parent: string;
  let standard: string;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'choose-folder-'));
    standard = join(parent, 'data');
  });
  afterEach(() => rm(parent, { recursive: true }));

  const start = (PORT: number, more: { FENESTRA_DATA?: string; DATABASE_URL?: string; NODE_ENV?: string } = {}) =>
    folderForStart({ PORT, ...more }, standard);
  const command = (PORT?: number, more: { FENESTRA_DATA?: string; DATABASE_URL?: string } = {}) =>
    folderForCommand({ PORT: PORT ?? 3000, ...more }, PORT === undefined ? {} : { PORT: String(PORT) }, standard);

  /** Leaves what a start leaves in its folder. */
  async function startOnce(port: number): Promise<string> {
    const place = await start(port);
    await mkdir(place.path, { recursive: true });
    await writeFile(join(place.path, 'version'), '1\n');
    if (place.kind === 'standard') await recordPort(place, port);
    return place.path;
  }

  async function leaveAsEarlierRelease(): Promise<void> {
    await mkdir(join(standard, 'postgres'), { recursive: true });
  }

  const run = (folder: string, port: number, pid = process.pid): Promise<void> =>
    writeRunFile(folder, {
      pid,
      startedAt: '2026-06-01T08:00:00Z',
      ports: { public: port, admin: port + 90 },
      urls: { shop: `http://localhost:${port}/`, admin: `http://127.0.0.1:${port + 90}/`, services: {} },
    });

  test.each([3000, 0])('a start at port %s has the standard folder', async (port) => {
    expect(await start(port)).toEqual({ path: standard, kind: 'standard', isNew: true });
  });

  test('a start at another port has a new folder, which later starts find again', async () => {
    await startOnce(3000);
    expect(await start(4000)).toEqual({ path: `${standard}-4000`, kind: 'own', isNew: true });

    await startOnce(4000);
    expect(await start(4000)).toEqual({ path: `${standard}-4000`, kind: 'own', isNew: false });
    expect(await start(3000)).toEqual({ path: standard, kind: 'standard', isNew: false });
  });

  test('the ports of a folder are complete if this release made it, whichever port came first', async () => {
    await startOnce(0);

    expect((await start(80)).path).toBe(`${standard}-80`);
  });

  test('a standard folder that holds only PostgreSQL programs is new', async () => {
    await mkdir(join(standard, 'postgresql-18'), { recursive: true });

    expect((await start(80)).path).toBe(`${standard}-80`);
    expect((await start(3000)).isNew).toBe(true);
  });

  test('a folder of an earlier release stays the folder of each port that it is started with', async () => {
    await leaveAsEarlierRelease();
    await startOnce(80);
    await startOnce(3000);
    await run(standard, 3000);

    expect(await start(80)).toEqual({ path: standard, kind: 'standard', isNew: false });
    expect((await start(4000)).path).toBe(`${standard}-4000`);
    expect((await start(4000, { NODE_ENV: 'production' })).path).toBe(standard);
  });

  test('a damaged record of ports counts as none', async () => {
    await startOnce(3000);
    await writeFile(join(standard, 'ports.json'), '{"ports":');

    expect((await start(80)).path).toBe(standard);
  });

  test('FENESTRA_DATA alone chooses the folder, and with DATABASE_URL the port chooses none', async () => {
    expect(await start(4000, { FENESTRA_DATA: '/elsewhere' })).toMatchObject({ path: '/elsewhere', kind: 'fixed' });
    expect(await start(4000, { DATABASE_URL: 'postgres://db/' })).toMatchObject({ path: standard, kind: 'fixed' });
    await run(await startOnce(3000), 3000);
    expect(await command(undefined, { FENESTRA_DATA: '/elsewhere' })).toBe('/elsewhere');
    expect(await command(3000, { DATABASE_URL: 'postgres://db/' })).toBe(standard);
  });

  test('a command without PORT finds the only running shop, or the standard folder when none runs', async () => {
    const second = await startOnce(4000);
    expect(await command()).toBe(standard);

    await run(second, 4000);
    expect(await command()).toBe(second);
    expect(await command(0)).toBe(second);
  });

  test('a command with PORT finds the shop of that port, running or not', async () => {
    await run(await startOnce(3000), 3000);
    const second = await startOnce(4000);
    expect(await command(4000)).toBe(second);

    await run(second, 24_000); // as a start with another port and FENESTRA_DATA
    expect(await command(4000)).toBe(second);
    expect(await command(24_000)).toBe(second);
    expect(await command(3000)).toBe(standard);
  });

  test('a command without PORT is refused when several shops run, with a list of them', async () => {
    await run(await startOnce(3000), 3000);
    await run(await startOnce(4000), 4000);
    await run(await startOnce(5000), 5000, 2 ** 30); // killed: there are no such process ids
    await mkdir(`${standard}-4000.unfinished`);

    const refusal = command();
    await expect(refusal).rejects.toThrow(ConfigError);
    await expect(refusal).rejects.toThrow(
      [
        '2 shops run on this machine. Choose one by its port, as in `PORT=3000 npm run shop -- …`:',
        `  PORT=3000  http://localhost:3000/  ${standard}`,
        `  PORT=4000  http://localhost:4000/  ${standard}-4000`,
      ].join('\n'),
    );
  });
});
