import { Logger } from '@nestjs/common';
import { type Admin, type Kafka, Partitioners, type Producer, type SeekEntry } from 'kafkajs';
import { within } from '../../deadline';
import { lostTopics } from '../../metrics';
import { waitingInLog } from './age-in-log';
import { kafkaClient, type KafkaOptions } from './kafka-client';
import { KafkaReader } from './kafka-reader';
import { messageOf } from './kafka-record';
import { topicMetadata } from './topic-metadata';
import { partitionsPerTopic, retentionDays, topics as allTopics } from '../topics';
import {
  type Consumer,
  type EventRecord,
  EventTransport,
  type PartitionLag,
  statusMs,
  type Subscription,
  type TransportStatus,
} from '../transport';

const stopMs = 5_000;

/**
 * Apache Kafka. Whatever is out of reach at the start is awaited in the background, as after any outage. Takes two
 * connections to each broker for producing and administration, and two for each group.
 */
export class KafkaTransport extends EventTransport {
  private readonly logger = new Logger(KafkaTransport.name);
  private readonly kafka: Kafka;
  private readonly sessionTimeoutMs: number;
  private readonly producer: Producer;
  private readonly newAdmin: () => Admin;
  private readonly admin: Admin;
  private readonly readers = new Map<string, KafkaReader>();
  private connection: Promise<void> | undefined;
  private topicsChecked: Promise<void> | undefined;
  private topicsWereThere = false;

  constructor(
    options: KafkaOptions,
    private readonly topics: readonly string[] = allTopics,
  ) {
    super();
    this.kafka = kafkaClient(options);
    this.sessionTimeoutMs = options.sessionTimeoutMs ?? 10_000; // heartbeats do not depend on handlers, so only the dead are late
    // Not idempotent: kafkajs would lose acknowledged records (defect 1). The inboxes know repeats.
    this.producer = this.kafka.producer({
      allowAutoTopicCreation: false,
      idempotent: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: { initialRetryTime: 100, retries: 5 },
    });
    this.newAdmin = () => kafkaClient({ ...options, retries: 1 }).admin();
    this.admin = this.newAdmin();
  }

  async append(records: readonly EventRecord[]): Promise<void> {
    await this.connected();
    const byTopic = Map.groupBy(records, ({ topic }) => topic);
    const topicMessages = [...byTopic].map(([topic, those]) => ({ topic, messages: those.map(messageOf) }));
    try {
      await this.producer.sendBatch({ acks: -1, timeout: 10_000, topicMessages });
    } catch (fault) {
      this.topicsChecked = this.connection = undefined; // a broker may have come back without them
      throw fault;
    }
  }

  async subscribe(group: string, topics: readonly string[], consumer: Consumer): Promise<Subscription> {
    if (this.readers.has(group)) throw new Error(`the group ${group} reads already: two would share its events`);
    const reader = new KafkaReader(this.kafka, group, topics, consumer, this.sessionTimeoutMs, (again) => {
      if (again) this.topicsChecked = undefined;
      return this.topicsExist();
    });
    this.readers.set(group, reader);
    reader.start();
    return Promise.resolve({
      stop: async () => {
        await reader.stop();
        this.readers.delete(group);
      },
    });
  }

  async status(): Promise<TransportStatus> {
    try {
      await within(
        statusMs,
        this.topicsExist().then(() => this.admin.describeCluster()),
        'Kafka did not answer',
      );
    } catch (fault) {
      return { ready: false, detail: `Kafka is out of reach: ${(fault as Error).message}` };
    }
    const waiting = [...this.readers.values()].filter(({ isJoined }) => !isJoined).map(({ group }) => group);
    const detail = waiting.length === 0 ? 'Kafka answers' : `not yet in their groups: ${waiting.join(', ')}`;
    return { ready: waiting.length === 0, detail };
  }

  async lag(group: string): Promise<PartitionLag[]> {
    const reader = this.readers.get(group);
    if (!reader) return [];
    await this.topicsExist();
    const positions = await this.admin.fetchOffsets({ groupId: group, topics: [...reader.topics] });
    const perTopic = positions.map(({ topic, partitions }) => this.lagIn(topic, partitions, reader));
    return (await Promise.all(perTopic)).flat();
  }

  private async lagIn(topic: string, partitions: readonly SeekEntry[], reader: KafkaReader): Promise<PartitionLag[]> {
    const ends = new Map((await this.admin.fetchTopicOffsets(topic)).map((each) => [each.partition, each]));
    const places = partitions.map(({ partition, offset }) => {
      const { low = '0', high = '0' } = ends.get(partition) ?? {};
      const next = Math.max(Number(offset), Number(low)); // no offset yet is -1
      return { partition, next, behind: Number(high) - next, inHand: reader.waitingSince(topic, partition) };
    });
    const elsewhere = places.filter(({ behind, inHand }) => behind > 0 && !inHand);
    const offsets = new Map(elsewhere.map(({ partition, next }) => [partition, next]));
    const inLog = await waitingInLog(this.admin, topic, offsets);
    return places.map(({ partition, behind, inHand }) => ({
      ...{ topic, partition, behind },
      waitingSince: inHand ?? inLog.get(partition) ?? null,
    }));
  }

  /** The producer goes last: what the readers' last records emitted may still be on its way. */
  async stop(): Promise<void> {
    await Promise.all([...this.readers.values()].map((reader) => reader.stop()));
    this.readers.clear();
    const leaving = Promise.all([this.producer.disconnect(), this.admin.disconnect()]);
    await within(stopMs, leaving, 'kafkajs did not let go').catch(() => undefined);
  }

  private connected(): Promise<void> {
    this.connection ??= this.topicsExist()
      .then(() => this.producer.connect())
      .catch((fault: unknown) => {
        this.connection = undefined; // the next caller tries again
        throw fault;
      });
    return this.connection;
  }

  private topicsExist(): Promise<void> {
    this.topicsChecked ??= this.ensureTopics().catch((fault: unknown) => {
      this.topicsChecked = undefined;
      throw fault;
    });
    return this.topicsChecked;
  }

  /**
   * By a client of its own, which has never asked about a topic: kafkajs names in every question all topics that a client knows, and fails
   * where one of them is gone. The other one knows them as soon as somebody has looked at the lag.
   */
  private async ensureTopics(): Promise<void> {
    await this.admin.connect();
    const admin = this.newAdmin();
    await admin.connect();
    try {
      await this.ensureTopicsBy(admin);
    } finally {
      await admin.disconnect();
    }
  }

  /** Creates what is missing; in a cluster the operator has made them, and this only checks. */
  private async ensureTopicsBy(admin: Admin): Promise<void> {
    const existing = await admin.listTopics();
    const missing = this.topics.filter((topic) => !existing.includes(topic));
    if (missing.length > 0) {
      if (this.topicsWereThere) this.tellLost(missing);
      await createTopics(missing, admin);
    }
    const topics = await topicMetadata(admin, this.topics);
    const wrong = topics.find(({ partitions }) => partitions.length !== partitionsPerTopic);
    if (wrong)
      throw new Error(
        `the topic ${wrong.name} has ${wrong.partitions.length} partitions instead of ${partitionsPerTopic}: order per key would break`,
      );
    this.topicsWereThere = true;
  }

  private tellLost(topics: readonly string[]): void {
    lostTopics.inc(topics.length);
    this.logger.error(
      `the log has lost ${topics.join(', ')} and what they held: docs/runbooks/broker-lost-its-data.md`,
    );
  }
}

async function createTopics(missing: readonly string[], admin: Admin): Promise<void> {
  const { brokers } = await admin.describeCluster();
  const replicationFactor = Math.min(3, brokers.length);
  const configEntries = [
    { name: 'retention.ms', value: String(retentionDays * 86_400_000) },
    { name: 'compression.type', value: 'uncompressed' }, // whatever producers use: a reader meets no codec that it lacks
    { name: 'min.insync.replicas', value: String(Math.max(1, replicationFactor - 1)) },
  ];
  const numPartitions = partitionsPerTopic;
  const topics = missing.map((topic) => ({ topic, numPartitions, replicationFactor, configEntries }));
  await admin.createTopics({ topics, waitForLeaders: false }); // resolves to false, not a fault, where another process was first
}
