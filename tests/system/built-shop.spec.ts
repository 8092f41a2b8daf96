import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRunFile, type RunFile } from '@fenestra/server/run-file';
import { guardFolder } from '@fenestra/testing/guard-folder';
import { startTestPostgres } from '@fenestra/testing/postgres';
import { eventually } from '@fenestra/testing/time';
import { buildInto } from '../harness/surroundings';

describe('the shop of npm run build, away from sources and packages', () => {
  const closing = new AsyncDisposableStack();
  let url: string;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-built-'));
    closing.defer(() => rm(folder, { recursive: true }));
    await chmod(folder, 0o755); // under root the database has an account of its own
    const program = await buildInto(join(folder, 'program'));
    const database = await startTestPostgres();
    closing.defer(() => database.stop());
    const data = join(folder, 'data');
    const free = { PORT: '0', ADMIN_PORT: '0', SANDBOX_HTTP_PORT: '0', SANDBOX_SMTP_PORT: '0' };
    const env = { ...process.env, ...free, DATABASE_URL: database.url, FENESTRA_DATA: data };
    const output = await open(join(folder, 'output.log'), 'w');
    const host = spawn(process.execPath, ['apps/server/main.js'], {
      cwd: program,
      env,
      stdio: ['ignore', output.fd, output.fd],
    });
    await output.close();
    const guard = guardFolder(folder);
    guard.watch(host.pid);
    const ended = once(host, 'exit');
    closing.defer(async () => {
      host.kill('SIGTERM');
      await ended;
      guard.release();
    });
    const failed = ended.then(async () =>
      Promise.reject(new Error(await readFile(join(folder, 'output.log'), 'utf8'))),
    );
    const run = await Promise.race([failed, eventually(() => runningShopIn(data))]);
    url = `http://127.0.0.1:${run.ports.public}`;
    failed.catch(() => undefined);
  });
  afterAll(() => closing.disposeAsync());

  it('serves the start page and draws a window as PNG', async () => {
    const page = await fetch(url, { headers: { host: 'cs.localhost' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);

    const picture = await fetch(new URL('/api/drawing/product/OS1.png', url)); // by the native renderer, in a thread
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('brings all parts of the page for integrators, though no script imports them', async () => {
    const address = new URL('/api/docs', url);
    const page = await (await fetch(address)).text();
    const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part!);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of [...parts, '/api/openapi.json', '/api/asyncapi.json'])
      expect([part, (await fetch(new URL(part, address))).status]).toEqual([part, 200]);
  });
});

async function runningShopIn(folder: string): Promise<RunFile> {
  const run = await readRunFile(folder);
  if (!run) throw new Error(`no shop runs in ${folder}`);
  return run;
}
