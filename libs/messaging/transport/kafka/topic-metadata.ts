import { setTimeout as sleep } from 'node:timers/promises';
import type { Admin, ITopicMetadata } from 'kafkajs';

const maxWaitMs = 10_000;
const pauseMs = 100;
const notYetKnown = ['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE'];

/**
 * Returns the metadata of topics. Some may have been created just now: a broker learns of them, and of their leaders, a moment later.
 * kafkajs rejects then, also from `createTopics` with `waitForLeaders`, so this asks again for up to ten seconds.
 */
export async function topicMetadata(
  admin: Pick<Admin, 'fetchTopicMetadata'>,
  topics: readonly string[],
): Promise<ITopicMetadata[]> {
  for (const deadline = Date.now() + maxWaitMs; ; await sleep(pauseMs))
    try {
      return (await admin.fetchTopicMetadata({ topics: [...topics] })).topics;
    } catch (error) {
      if (!isNotYetKnown(error) || Date.now() > deadline) throw error;
    }
}

/** kafkajs wraps the last fault of its own retries. */
const isNotYetKnown = (error: unknown): boolean =>
  error instanceof Error &&
  (('type' in error && notYetKnown.includes(String(error.type))) || isNotYetKnown(error.cause));
