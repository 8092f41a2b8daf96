import { setTimeout as sleep } from 'node:timers/promises';
import { type Admin, type Kafka, Partitioners, type Producer, type SeekEntry, type TopicMessages } from 'kafkajs';
import { withTimeout } from '../../timeout';
import { findWaitingSince } from './waiting-since';
import { kafkaClient, type KafkaOptions } from './kafka-client';
import { KafkaReader } from './kafka-reader';
import { messageOf } from './kafka-record';
import { topicMetadata } from './topic-metadata';
import { partitionsPerTopic, retentionDays, topics as allTopics } from '../topics';
import {
  type Consumer,
  type EventRecord,
  EventTransport,
  type LogExtent,
  type PartitionLag,
  statusMs,
  type Subscription,
  type TransportStatus,
} from '../transport';

const stopMs = 5_000;
/** Limits of one append, Kafka's defaults. A slow broker still takes what has timed out here, so that a repetition adds to its load. */
const appendMs = { replicated: 25_000, request: 30_000 } as const;

const maxAttempts = 6;

/**
 * Apache Kafka. Whatever is out of reach at the start is awaited in the background, as after any outage. Takes two
 * connections to each broker for producing and administration, and two for each group.
 */
export class KafkaTransport extends EventTransport {
  private readonly kafka: Kafka;
  private readonly sessionTimeoutMs: number;
  private readonly producer: Producer;
  private readonly newAdmin: () => Admin;
  private readonly admin: Admin;
  private readonly readers = new Map<string, KafkaReader>();
  /** Largest end that an append of this process has made, by topic and partition. */
  private readonly appended: Record<string, number> = {};
  private connection: Promise<void> | undefined;
  private topicsChecked: Promise<void> | undefined;

  constructor(
    options: KafkaOptions,
    private readonly topics: readonly string[] = allTopics,
  ) {
    super();
    this.kafka = kafkaClient(options);
    this.sessionTimeoutMs = options.sessionTimeoutMs ?? 10_000; // heartbeats do not depend on handlers, so only the dead are late
    // Not idempotent: kafkajs would lose acknowledged records (defect 1). The inboxes know repeats.
    this.producer = kafkaClient({ ...options, requestTimeoutMs: appendMs.request }).producer({
      allowAutoTopicCreation: false,
      idempotent: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: { retries: 0 }, // kafkajs would also repeat what has timed out
    });
    this.newAdmin = () => kafkaClient({ ...options, retries: 1 }).admin();
    this.admin = this.newAdmin();
  }

  async append(records: readonly EventRecord[]): Promise<void> {
    await this.ensureConnected();
    const byTopic = Map.groupBy(records, ({ topic }) => topic);
    const topicMessages = [...byTopic].map(([topic, recordsOfTopic]) => ({
      topic,
      messages: recordsOfTopic.map(messageOf),
    }));
    try {
      await this.send(topicMessages);
    } catch (error) {
      this.topicsChecked = this.connection = undefined; // a broker may have come back without them
      throw error;
    }
  }

  /** Sends again only what the broker has refused, as after an election. What has timed out it may still take. */
  private async send(topicMessages: TopicMessages[], attempt = 1): Promise<void> {
    try {
      const metadata = await this.producer.sendBatch({ acks: -1, timeout: appendMs.replicated, topicMessages });
      storeLargest(
        this.appended,
        metadata.map(({ topicName, partition, baseOffset }) => [`${topicName} ${partition}`, Number(baseOffset) + 1]),
      );
    } catch (error) {
      if (attempt === maxAttempts || !isRefused(error)) throw error;
      await sleep(100 * 2 ** attempt);
      await this.send(topicMessages, attempt + 1);
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
      await withTimeout(
        statusMs,
        this.topicsExist().then(() => this.admin.describeCluster()),
        'Kafka did not answer',
      );
    } catch (error) {
      return { ready: false, detail: `Kafka is out of reach: ${(error as Error).message}` };
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

  /** Offsets come first: a group may commit the end that follows. */
  override async extent(groups: readonly string[]): Promise<LogExtent> {
    await this.topicsExist();
    const committed = groups.map((groupId) => this.admin.fetchOffsets({ groupId, topics: [...this.topics] }));
    const offsets = { ...this.appended };
    for (const { topic, partitions } of (await Promise.all(committed)).flat())
      storeLargest(offsets, offsetsOf(topic, partitions));
    const { clusterId } = await this.admin.describeCluster();
    const ends = this.topics.map(async (topic) => offsetsOf(topic, await this.admin.fetchTopicOffsets(topic)));
    return { clusterId, offsets, ends: Object.fromEntries((await Promise.all(ends)).flat()) };
  }

  private async lagIn(topic: string, partitions: readonly SeekEntry[], reader: KafkaReader): Promise<PartitionLag[]> {
    const ends = new Map((await this.admin.fetchTopicOffsets(topic)).map((each) => [each.partition, each]));
    const partitionOffsets = partitions.map(({ partition, offset }) => {
      const { low = '0', high = '0' } = ends.get(partition) ?? {};
      const next = Math.max(Number(offset), Number(low)); // no offset yet is -1
      return { partition, next, behind: Number(high) - next, inHand: reader.waitingSince(topic, partition) };
    });
    const elsewhere = partitionOffsets.filter(({ behind, inHand: inProgressSince }) => behind > 0 && !inProgressSince);
    const offsets = new Map(elsewhere.map(({ partition, next }) => [partition, next]));
    const inLog = await findWaitingSince(this.admin, topic, offsets);
    return partitionOffsets.map(({ partition, next, behind, inHand: inProgressSince }) => ({
      ...{ topic, partition, next, behind },
      waitingSince: inProgressSince ?? inLog.get(partition) ?? null,
    }));
  }

  /** The producer goes last: what the readers' last records emitted may still be on its way. */
  async stop(): Promise<void> {
    await Promise.all([...this.readers.values()].map((reader) => reader.stop()));
    this.readers.clear();
    const leaving = Promise.all([this.producer.disconnect(), this.admin.disconnect()]);
    await withTimeout(stopMs, leaving, 'kafkajs did not let go').catch(() => undefined);
  }

  private ensureConnected(): Promise<void> {
    this.connection ??= this.topicsExist()
      .then(() => this.producer.connect())
      .catch((error: unknown) => {
        this.connection = undefined; // the next caller tries again
        throw error;
      });
    return this.connection;
  }

  private topicsExist(): Promise<void> {
    this.topicsChecked ??= this.ensureTopics().catch((error: unknown) => {
      this.topicsChecked = undefined;
      throw error;
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
    if (missing.length > 0) await createTopics(missing, admin);
    const topics = await topicMetadata(admin, this.topics);
    const wrong = topics.find(({ partitions }) => partitions.length !== partitionsPerTopic);
    if (wrong)
      throw new Error(
        `the topic ${wrong.name} has ${wrong.partitions.length} partitions instead of ${partitionsPerTopic}: order per key would break`,
      );
  }
}

/** Responses of a broker that has appended nothing, with what kafkajs makes of them. */
function isRefused(error: unknown): boolean {
  const { name, type, retriable } = ((error as Error).cause ?? error) as {
    name: string;
    type?: string;
    retriable?: boolean;
  };
  if (name === 'KafkaJSProtocolError') return retriable === true && !appendedTypes.includes(type!);
  return name === 'KafkaJSMetadataNotLoaded' || name === 'KafkaJSConnectionError';
}

const appendedTypes = ['REQUEST_TIMED_OUT', 'NOT_ENOUGH_REPLICAS_AFTER_APPEND'];

function storeLargest(
  offsets: Record<string, number>,
  seen: readonly (readonly [place: string, offset: number])[],
): void {
  for (const [partitionName, offset] of seen) offsets[partitionName] = Math.max(offsets[partitionName] ?? 0, offset);
}

const offsetsOf = (topic: string, partitions: readonly SeekEntry[]): [place: string, offset: number][] =>
  partitions.map(({ partition, offset }) => [`${topic} ${partition}`, Number(offset)]);

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
