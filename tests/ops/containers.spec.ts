import { randomBytes, randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { Kafka, logLevel } from 'kafkajs';
import { Client } from 'pg';
import { GenericContainer, Wait } from 'testcontainers';
import { kafkaForTests, kafkaImage } from '@fenestra/messaging/testing/kafka-for-tests';
import { topicMetadata } from '@fenestra/messaging/transport/kafka/topic-metadata';
import { figure, timed } from './figures';
import { describeWhere } from './here';
import { docker } from './image';

/** Stores in containers, as developers have them who have Docker and none of the programs. */
describeWhere('compose')('Testcontainers', () => {
  it('brings a PostgreSQL that keeps what it is told', async () => {
    const password = randomBytes(16).toString('hex');
    const [server, seconds] = await timed(() =>
      new GenericContainer('postgres:18.4-bookworm')
        .withEnvironment({ POSTGRES_PASSWORD: password })
        .withExposedPorts(5432)
        .withHealthCheck({
          test: ['CMD', 'pg_isready', '-h', '127.0.0.1', '-U', 'postgres'],
          interval: 200,
          retries: 100,
        })
        .withWaitStrategy(Wait.forHealthCheck())
        .start(),
    );
    figure('PostgreSQL in a container, s', seconds);
    try {
      const where = { host: server.getHost(), port: server.getMappedPort(5432), user: 'postgres', password };
      const client = new Client({ ...where, database: 'postgres' });
      await client.connect();
      await client.query('CREATE TABLE kept (what text)');
      await client.query(`INSERT INTO kept VALUES ('an order')`);
      expect((await client.query('SELECT what FROM kept')).rows).toEqual([{ what: 'an order' }]);
      await client.end();
    } finally {
      await server.stop();
    }
  });

  it('brings a Redis', async () => {
    const [server, seconds] = await timed(() =>
      new GenericContainer('redis:7.0.15-bookworm')
        .withCommand(['redis-server', '--protected-mode', 'no'])
        .withExposedPorts(6379)
        .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
        .start(),
    );
    figure('Redis in a container, s', seconds);
    const client = new Redis(server.getMappedPort(6379), server.getHost());
    try {
      await client.set('kept', 'a job');
      expect(await client.get('kept')).toBe('a job');
    } finally {
      client.disconnect();
      await server.stop();
    }
  });

  it('brings the broker of every suite on Kafka', async () => {
    await docker('image', 'inspect', kafkaImage);
    const [broker, seconds] = await timed(kafkaForTests);
    figure('Kafka in a container, s', seconds);
    try {
      expect(broker.local).toBeUndefined(); // no program of this machine
      const kafka = new Kafka({ brokers: [broker.brokers], logLevel: logLevel.NOTHING });
      const [topic, admin, producer] = [`kept-${randomUUID()}`, kafka.admin(), kafka.producer()];
      await admin.createTopics({ topics: [{ topic, numPartitions: 1 }], waitForLeaders: false });
      await topicMetadata(admin, [topic]);
      await producer.connect();
      await producer.send({ topic, messages: [{ value: 'an event' }] });
      expect(await admin.fetchTopicOffsets(topic)).toMatchObject([{ offset: '1' }]);
      await Promise.all([admin.disconnect(), producer.disconnect()]);
    } finally {
      await broker.stop();
    }
  });
});
