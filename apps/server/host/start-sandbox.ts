import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { stopOrphan } from '@fenestra/platform/embedded-postgres/orphan';
import { hasEnded, SupervisedProcess } from '@fenestra/platform/service/supervised-process';
import { StartupError } from '@fenestra/platform/service/startup-error';

const Addresses = z.object({ http: z.url(), smtp: z.url() });

export type RunningSandbox = z.output<typeof Addresses> & { close(): Promise<void> };

const sources = resolve(__dirname, '../../..');
const built = __filename.endsWith('.js');
const program = join(sources, 'apps/sandbox', built ? 'main.js' : 'main.ts');
const compiler = built ? [] : ['--require', join(sources, 'tools/run-typescript.cjs')];

/**
 * Starts the stand-ins for the outside world: a process and a session of their own, so that Ctrl-C does not stop them before the
 * services. When it dies it is started again, at the same addresses.
 */
export async function startSandbox(folder: string, ports: Ports): Promise<RunningSandbox> {
  const { child, addresses } = await launch(folder, ports);
  const supervised = new SupervisedProcess(
    'sandbox',
    child,
    async () => (await launch(folder, portsOf(addresses))).child,
  );
  return { ...addresses, close: async () => stop(await supervised.release(), pidFileIn(folder)) };
}

type Ports = { readonly http: number; readonly smtp: number };

const portsOf = ({ http, smtp }: z.output<typeof Addresses>): Ports => ({
  http: Number(new URL(http).port),
  smtp: Number(new URL(smtp).port),
});

async function launch(folder: string, ports: Ports) {
  const log = await open(join(folder, 'sandbox.log'), 'a', 0o600);
  const child = spawn(process.execPath, [...compiler, program], {
    detached: true,
    stdio: ['ignore', 'pipe', log.fd],
    env: {
      ...process.env,
      SANDBOX_HTTP_PORT: String(ports.http),
      SANDBOX_SMTP_PORT: String(ports.smtp),
      SANDBOX_FOLDER: join(folder, 'sandbox'),
    },
  });
  const stopWithHost = () => child.kill('SIGTERM'); // also where a fault ends this process before it has closed anything
  process.once('exit', stopWithHost);
  child.once('exit', () => process.removeListener('exit', stopWithHost));
  await writeFile(pidFileIn(folder), String(child.pid)).catch(() => undefined); // on a full disk the one before stays
  await log.close();
  const addresses = await readAddresses(child).catch(() => {
    child.kill('SIGKILL');
    throw new StartupError(`The sandbox did not start; the reason is at the end of ${join(folder, 'sandbox.log')}.`);
  });
  child.unref();
  return { child, addresses };
}

/** The child's first line says where it listens. */
async function readAddresses(child: ChildProcess): Promise<z.output<typeof Addresses>> {
  const lines = createInterface({ input: child.stdout! });
  const line = await new Promise<string>((found, ended) => lines.once('line', found).once('close', ended));
  return Addresses.parse(JSON.parse(line));
}

async function stop(child: ChildProcess, pidFile: string): Promise<void> {
  if (!hasEnded(child)) {
    child.ref();
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(killTimer);
  }
  await rm(pidFile, { force: true });
}

/** A killed host leaves its sandbox running, with the ports that the next one wants. */
export async function stopOrphanedSandbox(folder: string): Promise<void> {
  const pid = Number(await readFile(pidFileIn(folder), 'utf8').catch(() => 0));
  if (!pid) return;
  await stopOrphan({ pid, marks: [program] }, [
    { signal: 'SIGTERM', timeoutMs: 3_000 },
    { signal: 'SIGKILL', timeoutMs: 3_000 },
  ]);
}

const pidFileIn = (folder: string): string => join(folder, 'sandbox.pid');
