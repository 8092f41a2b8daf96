import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@fenestra/platform/service/free-port';
import { maxWaitMs } from '@fenestra/testing/time';

const home = join(__dirname, '../../../infra/kafka');
const listener = 'listener.name.sasl_ssl';

/** A real Apache Kafka broker, run by the machine's Java. */
export type LocalBroker = {
  readonly brokers: string;
  /** As a power cut; `start` recovers on the same data and address. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** As a power cut that takes the disk with it; `start` begins with nothing at the same address. */
  loseData(): Promise<void>;
  /** Stops the process where it is, as a machine without a free processor does, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends it cleanly. A folder made for it is deleted. */
  stop(): Promise<void>;
};

/** A listener on which a name and a password are asked for over TLS. */
export type SecuredListener = {
  /** Files with PEM. */
  readonly certificate: string;
  readonly key: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
};

/** One node, broker and controller in one (messaging 8.5). With a folder its data outlive it. */
export async function startLocalBroker(folder?: string, secured?: SecuredListener): Promise<LocalBroker> {
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'fenestra-kafka-')));
  await mkdir(data, { recursive: true });
  const settings = await settingsIn(data, secured);
  let broker = await launch(settings);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (broker.exitCode !== null || broker.signalCode !== null) return;
    const gone = new Promise((resolve) => broker.once('exit', resolve));
    broker.kill(signal);
    await gone;
  };
  return {
    brokers: `127.0.0.1:${settings.port}`,
    kill: () => end('SIGKILL'),
    start: async () => void (broker = await launch(settings)),
    loseData: async () => {
      await end('SIGKILL');
      await rm(logOf(data), { recursive: true, force: true });
      format(settings.file, secured);
    },
    freeze: () => void broker.kill('SIGSTOP'),
    thaw: () => void broker.kill('SIGCONT'),
    stop: async () => {
      await Promise.race([end('SIGTERM'), sleep(10_000, undefined, { ref: false })]);
      await end('SIGKILL');
      if (!folder) await rm(data, { recursive: true, force: true });
    },
  };
}

const logOf = (data: string): string => join(data, 'log');

type Settings = { readonly data: string; readonly file: string; readonly port: number };

/** The ports are chosen once for a folder: clients and the broker itself find it again after a restart. */
async function settingsIn(data: string, secured?: SecuredListener): Promise<Settings> {
  const file = join(data, 'server.properties');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known) return { data, file, port: Number(/PLAINTEXT:\/\/127\.0\.0\.1:(\d+)/.exec(known)![1]) };
  const [port, controller] = [await freePort(), await freePort()];
  await writeFile(
    file,
    [
      'process.roles=broker,controller',
      'node.id=1',
      `controller.quorum.voters=1@127.0.0.1:${controller}`,
      `listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}${secured ? `,SASL_SSL://localhost:${secured.port}` : ''}`,
      'controller.listener.names=CONTROLLER',
      'inter.broker.listener.name=PLAINTEXT',
      `log.dirs=${logOf(data)}`,
      'offsets.topic.replication.factor=1',
      'offsets.topic.num.partitions=4',
      'transaction.state.log.replication.factor=1',
      'transaction.state.log.min.isr=1',
      'share.coordinator.state.topic.replication.factor=1',
      'share.coordinator.state.topic.min.isr=1',
      'group.initial.rebalance.delay.ms=0',
      'auto.create.topics.enable=false',
      // After a kill the broker waits until its own old registration has lapsed: 4 s instead of 12.
      'broker.session.timeout.ms=2000',
      'broker.heartbeat.interval.ms=500',
      ...(secured ? await linesOf(secured) : []),
    ].join('\n'),
  );
  format(file, secured);
  return { data, file, port };
}

function format(file: string, secured?: SecuredListener): void {
  const words = ['kafka.tools.StorageTool', 'format', '-t', 'RmVuZXN0cmFUZXN0cw0KCg', '-c', file];
  const { command, args } = java([...words, ...(secured ? scramOf(secured) : [])]);
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the broker's folder could not be prepared: ${stderr}`);
}

async function linesOf({ certificate, key, username, password }: SecuredListener): Promise<string[]> {
  const security = 'org.apache.kafka.common.security';
  const keystore = Object.entries(await keystoreOf({ certificate, key }));
  return [
    'listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,SASL_SSL:SASL_SSL',
    ...keystore.map(([name, value]) => `${name}=${value.split(/\r?\n/).join('\\n')}`),
    'sasl.enabled.mechanisms=PLAIN,SCRAM-SHA-256,SCRAM-SHA-512',
    `${listener}.plain.sasl.jaas.config=${security}.plain.PlainLoginModule required user_${username}="${password}";`,
    ...['256', '512'].map(
      (bits) => `${listener}.scram-sha-${bits}.sasl.jaas.config=${security}.scram.ScramLoginModule required;`,
    ),
  ];
}

/** What a broker is told of a certificate, at its start or while it runs. */
export async function keystoreOf(of: Pick<SecuredListener, 'certificate' | 'key'>): Promise<Record<string, string>> {
  return {
    [`${listener}.ssl.keystore.type`]: 'PEM',
    [`${listener}.ssl.keystore.certificate.chain`]: (await readFile(of.certificate, 'utf8')).trim(),
    [`${listener}.ssl.keystore.key`]: (await readFile(of.key, 'utf8')).trim(),
  };
}

const scramOf = ({ username, password }: SecuredListener): string[] =>
  ['256', '512'].flatMap((bits) => ['--add-scram', `SCRAM-SHA-${bits}=[name=${username},password=${password}]`]);

async function launch({ data, file, port }: Settings): Promise<ChildProcess> {
  const { command, args } = java(['kafka.Kafka', file]);
  const broker = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(join(data, 'broker.log'), { flags: 'a' });
  broker.stdout.pipe(log);
  broker.stderr.pipe(log);
  process.once('exit', () => broker.kill('SIGKILL')); // no test run leaves a broker behind
  for (const deadline = Date.now() + maxWaitMs; !(await accepts(port)); await sleep(100)) {
    if (broker.exitCode === null && Date.now() < deadline) continue;
    broker.kill('SIGKILL');
    throw new Error(`the broker did not start, see ${join(data, 'broker.log')}`);
  }
  return broker;
}

/** Small and quick to start rather than fast: the tests have two cores for everything. */
const java = (args: string[]): { command: string; args: string[] } => ({
  command: process.env['FENESTRA_JAVA'] ?? 'java',
  args: ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', join(home, 'lib/*'), ...args],
});

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });
}
