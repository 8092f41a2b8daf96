import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBinaries } from '@fenestra/platform/embedded-postgres/binaries';
import { freePort } from '@fenestra/platform/service/free-port';

const program = process.env['FENESTRA_PGBOUNCER'];

export type Pooling = 'session' | 'transaction';

/** How the one that is here can pool for a shop: older ones know no statements that are prepared by name, except in a session. */
export const poolings: readonly Pooling[] = !program
  ? []
  : isNewEnough(program)
    ? ['session', 'transaction']
    : ['session'];

function isNewEnough(file: string): boolean {
  const said = spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout;
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(said) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

export type PgBouncer = { readonly port: number; stop(): Promise<void> };

/** Before a server, with the settings that docs/operations.md asks for. `passwords` are those of its roles. */
export async function startPgBouncer(
  pooling: Pooling,
  serverUrl: string,
  passwords: Readonly<Record<string, string>>,
  connections: number,
): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  await chmod(folder, 0o755); // under root it has the database's account
  const [server, port] = [new URL(serverUrl), await freePort()];
  const [, both, transaction] = /## Behind PgBouncer[^#]*?```ini\n([^`]*)```[^#]*?```ini\n([^`]*)```/.exec(
    await operations(),
  )!;
  const documentedFor = { session: both, transaction: `${both}${transaction}` };
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '' },
    ...{ auth_type: 'scram-sha-256', auth_file: join(folder, 'users') },
    ...{ pool_mode: pooling, default_pool_size: connections, max_client_conn: 500 },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  const databases = `[databases]\n* = host=${server.hostname} port=${server.port}\n`;
  await writeFile(join(folder, 'settings'), `${databases}[pgbouncer]\n${lines.join('')}${documentedFor[pooling]}`);
  const users = Object.entries(passwords).map(([role, password]) => `"${role}" "${password}"\n`);
  await writeFile(join(folder, 'users'), users.join(''));
  const { account } = await findBinaries();
  const child = spawn(program!, [join(folder, 'settings')], { ...account, cwd: folder, stdio: 'ignore' });
  return {
    port,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

const operations = (): Promise<string> => readFile(resolve(__dirname, '../../docs/operations.md'), 'utf8');
