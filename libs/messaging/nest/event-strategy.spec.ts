import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataSource } from 'typeorm';
import { z } from 'zod/mini';
import { event } from '@fenestra/contracts/event';

import { databaseWith } from '@fenestra/testing/database';
import { eventually } from '@fenestra/testing/time';
import { UnreliableTransport } from '@fenestra/testing/unreliable-transport';
import { listDeadLetters } from '../inbox/dead-letters';
import { EventStrategy } from './event-strategy';
import { type EventContext, On, OnAny } from './on';
import type { ReceivedEvent } from '../inbox/event-handler';
import { messagingMigrations, Outbox } from '../outbox/outbox';
import { eventLogMigrations, PostgresTransport } from '../transport/postgres/postgres-transport';
import { recordOn } from '../testing/bench';

const topic = 'shop.test.v1';
const fact = (name: string) =>
  event({ name, version: 1, topic, summary: 'A test.', key: ({ key }) => key, data: z.object({ key: z.string() }) });
const begun = fact('test.begun');
const ended = fact('test.ended');
type Begun = ReceivedEvent<typeof begun>;
const seen: string[] = [];

@Controller()
class Saga {
  @On(begun, 'tests.saga')
  async onBegun(@Payload() begun: Begun[], @Ctx() { unit }: EventContext): Promise<void> {
    for (const { data } of begun) {
      await unit.tx.query('SELECT 1');
      if (data.key === 'poison') throw new TypeError('the original fault');
      seen.push(`saga ${data.key}`);
    }
  }
}

@Controller()
class Feed {
  @OnAny([begun, ended], 'tests.feed')
  async onAnything(@Payload() facts: ReceivedEvent[], @Ctx() _: EventContext): Promise<void> {
    for (const { data, record } of facts)
      await Promise.resolve(seen.push(`feed ${record.type} ${(data as { key: string }).key}`));
  }
}

@Controller()
class SagaAgain {
  @On(begun, 'tests.saga')
  async onBegunToo(@Payload() _: Begun[], @Ctx() { unit }: EventContext): Promise<void> {
    await unit.tx.query('SELECT 1');
  }
}

describe('reactions as Nest controllers', () => {
  let db: DataSource;
  let log: DataSource;
  let close: () => Promise<void>;

  beforeEach(async () => {
    seen.length = 0;
    db = await databaseWith(messagingMigrations, 'tests');
    log = await databaseWith(eventLogMigrations);
    close = () => Promise.resolve();
  });

  afterEach(async () => {
    await close();
    await Promise.all([db.destroy(), log.destroy()]);
  });

  async function start(...controllers: (new () => object)[]): Promise<UnreliableTransport> {
    @Module({ controllers })
    class Root {}
    const transport = new UnreliableTransport(new PostgresTransport(log));
    const app = await NestFactory.createMicroservice(Root, {
      strategy: new EventStrategy(new Outbox(db), transport),
      logger: false,
    });
    close = () => app.close();
    await app.listen();
    return transport;
  }

  it('lets two groups of a service react to one event, and one method to several', async () => {
    const transport = await start(Saga, Feed);
    await transport.append([begun, ended].map(({ type }) => recordOn(topic, { type })));

    await eventually(() =>
      Promise.resolve(
        expect(seen.toSorted()).toEqual(['feed shop.test.begun.v1 a', 'feed shop.test.ended.v1 a', 'saga a']),
      ),
    );
  });

  it('keeps the original fault, which a dead letter shows', async () => {
    const transport = await start(Saga);
    await transport.append([recordOn(topic, { type: begun.type, key: 'poison', data: '{"key":"poison"}' })]);

    await eventually(async () => {
      const [letter] = await listDeadLetters(db);
      expect(letter?.error).toMatchObject({ type: 'TypeError', message: 'the original fault' });
    });
  });

  it('refuses a group that reacts to one event in two places', async () => {
    await expect(start(Saga, SagaAgain)).rejects.toThrow('in one place only');
  });
});
