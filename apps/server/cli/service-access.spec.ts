import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../host/data-folder';
import { writeRunFile } from '../host/run-file';
import { resolveSystem } from './service-access';

const before = { ...process.env };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fenestra-access-'));
  await chmod(folder, 0o755); // under root the database has an account of its own
  await (await openDataFolder(folder)).release();
  process.env['FENESTRA_DATA'] = folder;
  await writeRunFile(folder, {
    pid: process.pid,
    startedAt: '2026-06-01T08:00:00Z',
    ports: { public: 4001, admin: 4002, sandboxHttp: 4003 },
    urls: { shop: 'http://cs.localhost:4001', admin: 'http://127.0.0.1:4002', services: {} },
  });
});
afterEach(async () => {
  process.env = { ...before };
  await rm(folder, { recursive: true });
});

it('a shop that runs on this machine is found', async () => {
  expect(await resolveSystem()).toMatchObject({
    shopUrl: 'http://127.0.0.1:4001',
    sandboxUrl: 'http://127.0.0.1:4003',
  });
});

it('another that the environment names is meant though one runs here: nobody is erased in the wrong sandbox', async () => {
  const named = { GATEWAY_URL: 'http://gateway:3000', SANDBOX_URL: 'http://sandbox:3080' };
  Object.assign(process.env, named);

  expect(await resolveSystem()).toMatchObject({ shopUrl: named.GATEWAY_URL, sandboxUrl: named.SANDBOX_URL });
});
