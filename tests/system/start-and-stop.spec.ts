import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, isIPv6 } from 'node:net';
import { access, chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { platformOf } from '@fenestra/platform/service/platform';
import { freePort } from '@fenestra/platform/service/free-port';
import { startTestPostgres } from '@fenestra/testing/postgres';
import { inFullRun, sweep } from '@fenestra/testing/sweep';
import { eventually, maxWaitMs } from '@fenestra/testing/time';
import { hasWholeLoopback } from '../harness/loopback';
import { callTool } from '../harness/call-tool';
import { query } from '../harness/query';
import { ShopProcess } from '../harness/shop-process';

const root = resolve(__dirname, '../..');

type Ended = { readonly code: number; readonly said: string };

const free = { PORT: '0', ADMIN_PORT: '0', SANDBOX_HTTP_PORT: '0', SANDBOX_SMTP_PORT: '0' };
const host = ['--require', join(root, 'tools/run-typescript.cjs'), join(root, 'apps/server/main.ts')];

/** Runs the host to its end, which comes soon where it has a reason not to start. */
function runHost(env: NodeJS.ProcessEnv, ...flags: string[]): Promise<Ended> {
  const options = { cwd: root, env: { ...process.env, ...free, ...env } };
  return new Promise((ended) => {
    execFile(process.execPath, [...host, ...flags], options, (fault, out, err) =>
      ended({ code: Number(fault?.code ?? 0), said: out + err }),
    );
  });
}

async function pids(folder: string): Promise<number[]> {
  const database = parseInt(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8'));
  return [database, Number(await readFile(join(folder, 'sandbox.pid'), 'utf8'))];
}

const isAlive = async (pid: number): Promise<boolean> => (await platformOf().commandLineOf(pid)) !== undefined;

describe('the host', () => {
  let shop: ShopProcess;

  beforeAll(async () => {
    shop = await ShopProcess.startByPort(await freePort());
    await query(await shop.databaseUrl('stock'), 'CREATE TABLE witness AS SELECT 7 AS pieces');
  });

  afterAll(() => shop[Symbol.asyncDispose]());

  const witness = async () => query(await shop.databaseUrl('stock'), 'SELECT pieces FROM witness');

  it('prints where everything is, and last how long it took', async () => {
    await eventually(async () => expect(shop.log).toMatch(/^ready in /m)); // tests are let in a moment before
    const lines = shop.log.trim().split('\n');

    for (const code of ['cs', 'sk', 'at', 'de', 'hu'])
      expect(lines).toContainEqual(expect.stringMatching(`^shop  ${code}  http://${code}\\.localhost:\\d+/$`));
    expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual(
      expect.arrayContaining(['inbox', 'docs', 'feed', 'data', 'database']),
    );
    expect(lines.at(-1)).toMatch(/^ready in \d+\.\d s$/);
    expect(shop.log).not.toContain('password');
  });

  it('refuses a second start on the same data with one sentence', async () => {
    const { code, said } = await runHost({ FENESTRA_DATA: shop.folder });

    expect(said.trim()).toMatch(/^Fenestra already runs with the data folder \S+ as process \d+ at http:\S+\.$/);
    expect(code).toBe(1);
  });

  test('the host names the way to a second shop when a plain start finds its data folder in use', async () => {
    const port = Number(new URL(shop.url).port);
    const { code, said } = await runHost({ FENESTRA_DATA: '', PORT: String(port) });

    expect(said.trim()).toMatch(
      /^Fenestra already runs with the data folder \S+ as process \d+ at http:\S+\. A second /,
    );
    expect(said).toContain(`starts by PORT=${port + 1_000} npm start.`);
    expect(code).toBe(1);
  });

  test(
    'a second shop starts by PORT alone next to the first, and the shop command finds each by its port',
    async () => {
      const port = await freePort();
      await using second = await ShopProcess.startByPort(port);
      await eventually(async () => expect(second.log).toMatch(/^ready in /m));

      expect(second.url).toBe(`http://127.0.0.1:${port}`);
      for (const address of [second.adminUrl, second.sandboxUrl, second.folder, `smtp://127.0.0.1:${second.smtpPort}`])
        expect(second.log).toContain(address);
      const pieces = async (of: ShopProcess) =>
        query(await of.databaseUrl('stock'), `SELECT on_hand FROM stock_level WHERE product = 1`);
      for (const [one, count] of [
        [shop, 7],
        [second, 9],
      ] as const)
        await one.operateDone('stock', 'set', '1', String(count));
      expect(await pieces(shop)).toEqual([{ on_hand: 7 }]);
      expect(await pieces(second)).toEqual([{ on_hand: 9 }]);

      const { status, stderr } = await second.operateWith({ PORT: '' }, 'stuck');
      expect(stderr).toMatch(/^\d+ shops run on this machine\. Choose one by its port/);
      for (const { url, folder } of [shop, second])
        expect(stderr).toMatch(new RegExp(`^  PORT=${new URL(url).port}  \\S+  ${folder}$`, 'm'));
      expect(status).toBe(2);
    },
    3 * maxWaitMs, // a start and three commands
  );

  it('starts database and sandbox again that have ended by themselves, where they were', async () => {
    const before = await pids(shop.folder);
    for (const pid of before) process.kill(pid, 'SIGKILL');

    await eventually(async () => {
      expect((await fetch(`${shop.adminUrl}/health/ready`)).status).toBe(200);
      expect((await fetch(`${shop.sandboxUrl}/inbox`)).status).toBe(200);
      expect(await pids(shop.folder)).not.toEqual(expect.arrayContaining(before));
    });
    for (const part of ['sandbox', 'database'])
      await eventually(async () => expect(shop.log).toContain(`the ${part} has ended (SIGKILL) and is started again`));
  });

  it('recovers after a kill: what was left running is stopped, data stay, and a clean stop leaves nothing', async () => {
    const orphans = await pids(shop.folder);
    await shop.kill();
    expect(await Promise.all(orphans.map(isAlive))).toEqual([true, true]);

    await shop.restart();
    expect(await Promise.all(orphans.map(isAlive))).toEqual([false, false]);
    expect(await witness()).toEqual([{ pieces: 7 }]);

    const children = await pids(shop.folder);
    expect(await shop.stop()).toBe(0);
    expect(await Promise.all(children.map(isAlive))).toEqual([false, false]);
    await expect(access(join(shop.folder, 'run.json'))).rejects.toThrow('ENOENT');
    await expect(access(join(shop.folder, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
  });

  inFullRun('says in one sentence that the log of its database is missing; with it nothing is lost', async () => {
    await shop.stop();
    const log = join(shop.folder, 'postgres/pg_wal');
    await rename(log, `${log}.kept`);
    const { code, said } = await runHost({ FENESTRA_DATA: shop.folder });

    expect(said.trim()).toMatch(/^The database in \S+postgres did not start: [^\n]*pg_wal[^\n]*$/);
    expect(code).toBe(1);
    await rename(`${log}.kept`, log);
    await shop.restart();
    expect(await witness()).toEqual([{ pieces: 7 }]);
  });
});

describe('a start that cannot succeed ends at once with one sentence:', () => {
  it('a port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
    const { port } = taken.address() as AddressInfo;

    const folder = await mkdtemp(join(tmpdir(), 'fenestra-port-'));
    await chmod(folder, 0o755);
    const { code, said } = await runHost({ PORT: String(port), FENESTRA_DATA: folder });
    taken.close();
    await rm(folder, { recursive: true });

    expect(said.trim()).toBe(`Port ${port} is taken by another program; choose another with PORT.`);
    expect(code).toBe(1);
  });

  /** The usual run takes one of each exit code: which settings are refused is proven at the configuration. */
  const unusable: [setting: NodeJS.ProcessEnv, exitCode: number, words: RegExp][] = [
    [{ BIND: '203.0.113.5' }, 1, /^The address 203\.0\.113\.5 is none of this machine; choose another with BIND\.$/],
    [{ BIND: 'no.such.invalid' }, 1, /^The address no\.such\.invalid is unknown here; choose another with BIND\.$/],
    [
      { ADMIN_BIND: '203.0.113.5' },
      1,
      /^The address 203\.0\.113\.5 is none of this machine; choose another with ADMIN_BIND or BIND\.$/,
    ],
    [{ LIMITS_FILE: '/nowhere' }, 2, /^Faults in [^\n]+\n {2}gateway: LIMITS_FILE: there is no such file$/],
    [{ SHOPS_FILE: host[1]! }, 2, /^Faults in [^\n]+\n {2}configuration, [a-z, ]+: SHOPS_FILE: the file is no JSON$/],
  ];

  it.each(sweep(unusable, unusable.slice(0, 1)))('a setting cannot be used: %j', async (setting, exitCode, words) => {
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-setting-'));
    await chmod(folder, 0o755);
    const { code, said } = await runHost({ FENESTRA_DATA: folder, ...setting });
    await rm(folder, { recursive: true });

    expect(said.trim()).toMatch(words);
    expect(code).toBe(exitCode);
  });

  it('the configuration has faults, which are told all at once', async () => {
    const { code, said } = await runHost({ ADMIN_PORT: 'x', DATABASE_URL: 'mysql://a/b', RESERVATION_MINUTES: '-1' });

    expect(said).toMatch(/^Faults in the configuration \(3\):/);
    for (const variable of ['host: ADMIN_PORT', 'host: DATABASE_URL', 'stock, orders: RESERVATION_MINUTES'])
      expect(said).toContain(variable);
    expect(code).toBe(2);
  });

  it('production has no providers and only placeholders for contact, account and company [OPEN-Q-106]', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-production-'));
    await chmod(folder, 0o755);
    const { code, said } = await runHost({ NODE_ENV: 'production', FENESTRA_DATA: folder });
    await rm(folder, { recursive: true });

    expect(said).toMatch(/^Faults in the configuration \(5\):/);
    expect(said).toContain('notifications: MAIL_FROM: a placeholder, which production refuses');
    expect(said.match(/SHOPS_FILE/g)).toHaveLength(1);
    expect(said).toContain(
      'SHOPS_FILE: placeholders, which production refuses: cs: contact, account, company, returns; sk: ',
    );
    for (const address of ['GOPAY_URL', 'PAYPAL_URL', 'SMTP_URL'])
      expect(said).toContain(`providers: ${address}: unset`);
    expect(code).toBe(2);
  });

  inFullRun('a role of its databases has another password, and nothing that was started by then is left', async () => {
    await using closing = new AsyncDisposableStack();
    const database = await startTestPostgres();
    closing.defer(() => database.stop());
    await query(database.url, `CREATE ROLE fenestra_orders LOGIN PASSWORD 'of somebody else'`);
    await query(database.url, 'CREATE DATABASE fenestra_orders OWNER fenestra_orders');
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-password-'));
    closing.defer(() => rm(folder, { recursive: true }));
    await chmod(folder, 0o755);
    const { code, said } = await runHost({ FENESTRA_DATA: folder, DATABASE_URL: database.url });

    expect(said.trim()).toMatch(
      /^The database fenestra_orders at \S+ cannot be opened: password authentication failed for user "fenestra_orders"$/,
    );
    expect(code).toBe(1);
    await access(join(folder, 'sandbox.log')); // it had been started
    expect(await callTool('processes-of-folder.cjs', 'processesOfFolder', folder)).toEqual([]);
  });

  it('a part of the shop lacks what only the whole shop brings', async () => {
    const { code, said } = await runHost({}, '--services=pricing,payments');

    expect(said).toMatch(/^Faults in the configuration \(6\):/);
    for (const owner of ['PRICING', 'PAYMENTS', 'EVENTS'])
      expect(said).toContain(
        `environment: ${owner}_DATABASE_URL: unset as DATABASE_URL is, and only the whole shop brings`,
      );
    expect(said).toContain('environment: SERVICE_TOKEN: unset, and only the whole shop brings its own');
    for (const address of ['GOPAY_URL', 'PAYPAL_URL']) expect(said).toContain(`providers: ${address}: unset`);
    expect(code).toBe(2);
  });
});

describe('a service that runs alone', () => {
  const address = hasWholeLoopback ? '127.21.8.15' : '::1';

  /** By the command of the README, as a process of its own. */
  function start(env: NodeJS.ProcessEnv): ChildProcess {
    const own = { ...process.env, ...free, SERVICE_TOKEN: 'a-token-for-the-test', BIND: address, ...env };
    return spawn('npm', ['start', '--', '--services=pricing'], { cwd: root, env: own, stdio: 'ignore' });
  }

  it('waits for migrations, not ready, beside others on the same port of another address, and ends when told to although they never come', async () => {
    await using closing = new AsyncDisposableStack();
    const database = await startTestPostgres();
    closing.defer(() => database.stop());
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    closing.defer(() => void other.close());
    const service = start({ DATABASE_URL: database.url, ADMIN_PORT: String(port) });
    closing.defer(() => void service.kill('SIGTERM'));
    const ended = once(service, 'exit');
    const url = `http://${isIPv6(address) ? `[${address}]` : address}:${port}/health/ready`;
    const readiness = async () => (await fetch(url)).text();
    await eventually(async () => expect(await readiness()).toContain('missing: messaging/'));

    service.kill('SIGTERM');
    expect(await ended).toEqual([0, null]); // the migrations never come
  });
});
