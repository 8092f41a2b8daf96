import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GenericContainer, Wait } from 'testcontainers';
import { freePort } from '@fenestra/platform/service/free-port';
import { type LocalBroker, startLocalBroker } from './kafka-broker';

export const kafkaImage = 'apache/kafka:4.1.0';
const pullMs = 120_000;
const kafkaFolder = join(__dirname, '../../../infra/kafka');

export type KafkaForTests = {
  readonly brokers: string;
  /** Only the broker of this machine can be killed. */
  readonly local?: LocalBroker;
  stop(): Promise<void>;
};

/** Whether there is any real Kafka to be had here: KAFKA_BROKERS, containers, or Java with a broker that is fetched or can be. */
export function hasKafka(): boolean {
  const { KAFKA_BROKERS, FENESTRA_JAVA, FENESTRA_MAVEN } = process.env;
  const hasBroker = FENESTRA_MAVEN !== undefined || existsSync(join(kafkaFolder, 'lib/.made-of'));
  return Boolean(KAFKA_BROKERS) || (FENESTRA_JAVA !== undefined && hasBroker) || docker(['info'], 5_000);
}

/** The brokers of KAFKA_BROKERS, else a container, else a broker on this machine's Java. */
export async function kafkaForTests(): Promise<KafkaForTests> {
  const { KAFKA_BROKERS } = process.env;
  if (KAFKA_BROKERS) return { brokers: KAFKA_BROKERS, stop: () => Promise.resolve() };
  if (hasImage()) return startContainer();
  setUpBroker();
  const local = await startLocalBroker();
  return { brokers: local.brokers, local, stop: () => local.stop() };
}

/** Whether a container runtime answers and has the image, or gets it in time. */
function hasImage(): boolean {
  if (!docker(['info'], 5_000)) return false;
  return docker(['image', 'inspect', kafkaImage], 5_000) || docker(['pull', kafkaImage], pullMs);
}

const docker = (args: string[], timeout: number): boolean =>
  spawnSync('docker', args, { stdio: 'ignore', timeout }).status === 0;

/** The broker tells its clients where it is, so the port outside is chosen before it starts. */
async function startContainer(): Promise<KafkaForTests> {
  const port = await freePort();
  const container = await new GenericContainer(kafkaImage)
    .withExposedPorts({ container: 9092, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'PLAINTEXT://0.0.0.0:9092,CONTROLLER://localhost:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start();
  return { brokers: `127.0.0.1:${port}`, stop: async () => void (await container.stop()) };
}

/** As `npm test` does before; here for those who run one suite alone. */
function setUpBroker(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(kafkaFolder, 'set-up.mjs')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
}
