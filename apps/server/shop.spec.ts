import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolders } from '@fenestra/testing/temporary-folders';
import { runShopCommand } from './testing/command-line';

const root = resolve(__dirname, '../..');
const compiling = ['--require', join(root, 'tools/run-typescript.cjs')];
const newFolder = temporaryFolders();
const folder = newFolder();
const noJson = join(folder, 'no.json');
writeFileSync(noJson, '{');

type Ended = { readonly code: number; readonly said: string };

/** Environment of a command on a machine where no shop runs. */
const settings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...process.env, FENESTRA_DATA: folder, ...env });

/** Runs a program in a new process. */
const run = (program: string, words: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> =>
  new Promise((ended) => {
    const options = { cwd: root, env: settings(env) };
    execFile(process.execPath, [...compiling, join(root, program), ...words], options, (fault, out, err) =>
      ended({ code: Number(fault?.code ?? 0), said: (out + err).trim() }),
    );
  });
async function shop(words: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  const { status, stdout, stderr } = await runShopCommand(words.split(' '), settings(env));
  return { code: status!, said: (stdout + stderr).trim() };
}

/** How each command comes to what it works on. */
const doors = [
  'orders list',
  'orders show 2026/07000001',
  'stuck',
  'stock set 1001 5',
  'transfers to-return',
  'offers find 7Q4M-K2XD',
  'customers export jana@example.test',
  'dead-letters list',
  'price-list list',
  'price-list check nowhere',
  'backup nowhere',
  'faults list',
  'synthetic',
  'migrate',
];

describe('npm run shop', () => {
  it.each(doors)('%s says in one sentence that a setting cannot be used, and ends with 2', async (words) => {
    const { code, said } = await shop(words, { ADMIN_PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@a/b' });
    const [heading, ...faults] = said.split('\n');
    expect([heading, code]).toEqual(['Faults in the configuration (2):', 2]);
    expect(faults).toEqual([
      expect.stringMatching(/^ {2}host: ADMIN_PORT: [^{}]+$/),
      expect.stringMatching(/^ {2}host: DATABASE_URL: [^{}]+$/),
    ]);
    expect(said).not.toContain('hunter2');
  });

  it.each([
    ['check-data', { CATALOGUE_FOLDER: '/nowhere' }, 'configuration: CATALOGUE_FOLDER: there is no such folder'],
    ['check-data', { PRICE_LIST_FOLDER: noJson }, 'pricing: PRICE_LIST_FOLDER: this is no folder'],
    ['synthetic', { GATEWAY_URL: 'http://127.0.0.1:1', SHOPS_FILE: noJson }, 'shops: SHOPS_FILE: the file is no JSON'],
  ])('%s says so of what it reads itself: %j', async (words, env, fault) => {
    expect(await shop(words, env)).toEqual({ code: 2, said: `Faults in the configuration (1):\n  ${fault}` });
  });

  it.each([
    ['orders list', {}, /^No shop runs with the data folder \S+, and SERVICE_TOKEN is not set\.$/],
    [
      'orders list',
      { SERVICE_TOKEN: 'a-token-for-the-test', ORDERS_URL: 'http://127.0.0.1:1' },
      /^GET \S+ got no answer$/,
    ],
    [
      'migrate',
      { DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/b' },
      /^The database server 127\.0\.0\.1:1 cannot be reached: [^{}]+$/,
    ],
    ['backup /dev/null/backup', {}, /^No shop with a database of its own runs with the data folder [^{}]+$/],
  ])('%s says in one sentence what it needs is away: %j', async (words, env, sentence) => {
    const { code, said } = await shop(words, env);
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).not.toContain('hunter2');
    expect(code).toBe(1);
  });
});

it.each(['dead-letters', 'orders', 'price-list'])('%s alone lists, as with the word for it', async (word) => {
  const env = { ADMIN_PORT: 'x' };
  const [alone, listed] = await Promise.all([shop(word, env), shop(`${word} list`, env)]);
  expect(listed.said).toMatch(/^Faults in the configuration/);
  expect(alone).toEqual(listed);
  expect((await shop(`${word} lists`, env)).said).toMatch(/^there is no command .* lists\nusage: /);
});

it('a folder without a manifest is told in one sentence', async () => {
  const { code, said } = await shop(`price-list check ${newFolder()}`, {});
  expect(said).toContain('manifest.json, all: there is no such file');
  expect(said).not.toMatch(/[{}]/);
  expect(code).toBe(1);
});

it.each([
  ['--help', 0],
  ['orders show', 2],
])('%s ends with %i', async (words, code) => {
  const said = expect.stringContaining('usage: npm run shop') as string;
  expect(await run('apps/server/shop.ts', words.split(' '), {})).toEqual({ code, said });
});

it('the sandbox says in one sentence that a setting cannot be used, and ends with 2', async () => {
  const env = { SANDBOX_FOLDER: folder, SANDBOX_SMTP_PORT: '70000', SANDBOX_API_URL: 'nowhere' };
  const { code, said } = await run('apps/sandbox/main.ts', [], env);
  expect(said).toMatch(
    /^Faults in the configuration \(2\):\n {2}sandbox: SANDBOX_SMTP_PORT: [^{}\n]+\n {2}sandbox: SANDBOX_API_URL: [^{}\n]+$/,
  );
  expect(code).toBe(2);
});
