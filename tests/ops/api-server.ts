import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';
import { freePort } from '@fenestra/platform/service/free-port';
import { eventually, maxWaitMs } from '@fenestra/testing/time';

const programs = process.env['FENESTRA_KUBERNETES'] ?? resolve(__dirname, '../../infra/kubernetes/programs');

/** One of those that infra/kubernetes/set-up.mjs builds. */
export const program = (name: string): string => join(programs, name);

const day = 86_400_000;
const execute = promisify(execFile);

/** A program of this machine that runs until it is stopped; what it says is in a file beside its data. */
export class Daemon implements AsyncDisposable {
  private constructor(private readonly child: ChildProcess) {}

  static start(folder: string, name: string, command: string, args: readonly string[], env: object = {}): Daemon {
    const log = createWriteStream(join(folder, `${name}.log`));
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.once('close', () => log.end());
    return new Daemon(child);
  }

  get pid(): number {
    return this.child.pid!;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const impatient = setTimeout(() => this.child.kill('SIGKILL'), maxWaitMs);
    await gone;
    clearTimeout(impatient);
  }
}

/** A real API server with its store, and files by which others prove to it who they are. */
export class ApiServer implements AsyncDisposable {
  private constructor(
    readonly folder: string,
    readonly address: string,
    private readonly closing: AsyncDisposableStack,
  ) {}

  /** `more` are further settings of the API server. */
  static async start(folder: string, address = '127.0.0.1', more: readonly string[] = []): Promise<ApiServer> {
    await using failed = new AsyncDisposableStack();
    const [store, peer, secure] = [await freePort(), await freePort(), await freePort()];
    await makeCredentials(folder, address, secure);
    const at = (port: number): string => `http://127.0.0.1:${port}`;
    const etcd = ['--listen-client-urls', at(store), '--advertise-client-urls', at(store), '--unsafe-no-fsync'];
    const peers = ['--listen-peer-urls', at(peer), '--initial-advertise-peer-urls', at(peer)];
    const cluster = ['--initial-cluster', `default=${at(peer)}`, '--data-dir', join(folder, 'etcd')];
    failed.use(Daemon.start(folder, 'etcd', program('etcd'), [...etcd, ...peers, ...cluster]));
    const file = (name: string): string => join(folder, name);
    const settings = {
      'etcd-servers': at(store),
      'bind-address': address,
      'advertise-address': address,
      'secure-port': secure,
      'endpoint-reconciler-type': 'none',
      'tls-cert-file': file('server.crt'),
      'tls-private-key-file': file('server.key'),
      'client-ca-file': file('ca.crt'),
      'service-cluster-ip-range': '10.0.0.0/24',
      'authorization-mode': 'RBAC',
      'allow-privileged': true,
      'service-account-issuer': 'https://kubernetes.default.svc',
      'service-account-key-file': file('accounts.pub'),
      'service-account-signing-key-file': file('accounts.key'),
      'kubelet-client-certificate': file('admin.crt'),
      'kubelet-client-key': file('admin.key'),
      'kubelet-preferred-address-types': 'InternalIP',
    };
    const args = [...Object.entries(settings).map(([name, value]) => `--${name}=${value}`), ...more];
    failed.use(Daemon.start(folder, 'api', program('kube-apiserver'), args));
    const server = new ApiServer(folder, address, failed.move());
    await eventually(async () => {
      const ready = await server.kubectl('get', '--raw', '/readyz').catch(() => '');
      expect(ready).toBe('ok');
    });
    return server;
  }

  get kubeconfig(): string {
    return join(this.folder, 'kubeconfig');
  }

  async kubectl(...args: string[]): Promise<string> {
    return (await this.told(args)).stdout;
  }

  /** With `input` as `-f -`; its warnings, too. */
  async told(args: readonly string[], input?: string): Promise<{ stdout: string; stderr: string }> {
    const env = { ...process.env, KUBECONFIG: this.kubeconfig };
    const running = execute(program('kubectl'), [...args], { env, maxBuffer: 2 ** 26 });
    running.child.stdin!.end(input ?? '');
    return running;
  }

  async logs(): Promise<string> {
    const file = (name: string): Promise<string> => readFile(join(this.folder, `${name}.log`), 'utf8').catch(String);
    return (await file('api')).slice(-3_000);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.closing.disposeAsync();
  }
}

/** An authority for this cluster, its server, and an administrator who may do everything. */
async function makeCredentials(folder: string, address: string, port: number): Promise<void> {
  const algorithm = 'sha256';
  const save = (name: string, text: string) => writeFile(join(folder, name), text, { mode: 0o600 });
  const until = new Date(Date.now() + 30 * day);
  const ca = await generate([{ name: 'commonName', value: 'cluster' }], {
    ...{ algorithm, notAfterDate: until },
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, digitalSignature: true, critical: true },
    ],
  });
  const signed = { algorithm, notAfterDate: until, ca: { key: ca.private, cert: ca.cert } };
  const server = await generate([{ name: 'commonName', value: 'server' }], {
    ...signed,
    extensions: [
      { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          ...[...new Set(['127.0.0.1', '10.0.0.1', address])].map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  });
  const who = [
    { name: 'commonName', value: 'admin' },
    { name: 'organizationName', value: 'system:masters' },
  ];
  const admin = await generate(who, { ...signed, extensions: [{ name: 'extKeyUsage', clientAuth: true }] });
  const accounts = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await save('ca.crt', ca.cert);
  await save('server.crt', server.cert);
  await save('server.key', server.private);
  await save('admin.crt', admin.cert);
  await save('admin.key', admin.private);
  await save('accounts.key', accounts.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
  await save('accounts.pub', accounts.publicKey.export({ type: 'spki', format: 'pem' }) as string);
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const config = {
    ...{ apiVersion: 'v1', kind: 'Config', 'current-context': 'test' },
    clusters: [
      {
        name: 'test',
        cluster: { server: `https://${address}:${port}`, 'certificate-authority-data': base64(ca.cert) },
      },
    ],
    users: [
      {
        name: 'admin',
        user: { 'client-certificate-data': base64(admin.cert), 'client-key-data': base64(admin.private) },
      },
    ],
    contexts: [{ name: 'test', context: { cluster: 'test', user: 'admin' } }],
  };
  await save('kubeconfig', JSON.stringify(config));
}
