import { createRequire } from 'node:module';
import { KafkaJSNumberOfRetriesExceeded } from 'kafkajs';
import { topicMetadata } from './topic-metadata';

// kafkajs does not export how it makes the errors of the protocol
const { createErrorFromCode } = createRequire(__filename)('kafkajs/src/protocol/error') as {
  createErrorFromCode: (code: number) => Error;
};
const [unknownTopic, leaderNotAvailable, notAuthorized] = [3, 5, 29].map((code) => createErrorFromCode(code));
const retriesExceeded = new KafkaJSNumberOfRetriesExceeded(leaderNotAvailable!, { retryCount: 1, retryTime: 100 });
const topics = [{ name: 'orders', partitions: [] }];

describe('topicMetadata', () => {
  it('waits until the broker knows a new topic and its leader', async () => {
    const errors = [unknownTopic, leaderNotAvailable, retriesExceeded];
    const fetchTopicMetadata = () => {
      const error = errors.shift();
      return error ? Promise.reject(error) : Promise.resolve({ topics });
    };

    await expect(topicMetadata({ fetchTopicMetadata }, ['orders'])).resolves.toBe(topics);
  });

  it('rejects with any other error at once', async () => {
    const fetchTopicMetadata = jest.fn(() => Promise.reject(notAuthorized!));

    await expect(topicMetadata({ fetchTopicMetadata }, ['orders'])).rejects.toBe(notAuthorized);
    expect(fetchTopicMetadata).toHaveBeenCalledTimes(1);
  });
});
