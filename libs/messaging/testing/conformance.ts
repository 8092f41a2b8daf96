import { randomUUIDv7 } from 'node:crypto';
import { databaseWith } from '@fenestra/testing/database';
import { eventually } from '@fenestra/testing/time';
import { UnreliableTransport } from '@fenestra/testing/unreliable-transport';
import { messagingMigrations } from '../outbox/outbox';
import { Bench, effectTable } from './bench';
import { carriesEvents } from './conformance/carries-events';
import { stopsAndTells } from './conformance/stops-and-tells';
import { survivesCrashes } from './conformance/survives-crashes';
import type { Tried } from './conformance/tried';
import { waitsAndParks } from './conformance/waits-and-parks';
import { type LogPlace, openTransport } from './open-transport';

/** What every transport has to keep (messaging D8, C1 to C13; C14 stands in `random-crashes`). */
export function conformance(newLog: () => Promise<LogPlace>): void {
  const tried = {
    open: async () => {
      const client = new UnreliableTransport(await openTransport(tried.place, tried.topic), 3);
      tried.opened.push(client);
      return client;
    },
    sees: (reader, key, numbers) =>
      eventually(async () => expect(await tried.bench.effects(reader, key)).toEqual(numbers)),
  } as Tried;

  beforeEach(async () => {
    tried.opened = [];
    tried.place = await newLog();
    tried.topic = `shop.test-${randomUUIDv7()}.v1`;
    const db = await databaseWith(messagingMigrations, 'test-service');
    await db.query(effectTable);
    tried.transport = await tried.open();
    tried.bench = new Bench(tried.topic, db, tried.transport);
  });

  afterEach(async () => {
    await tried.bench.stopReaders();
    await tried.bench.stopRelays();
    await Promise.all(tried.opened.map((each) => each.stop()));
    await tried.bench.db.destroy();
  });

  carriesEvents(tried);
  survivesCrashes(tried);
  waitsAndParks(tried);
  stopsAndTells(tried);
}
