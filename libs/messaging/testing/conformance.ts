import { randomUUIDv7 } from 'node:crypto';
import { databaseWith } from '@fenestra/testing/database';
import { eventually } from '@fenestra/testing/time';
import { UnreliableTransport } from '@fenestra/testing/unreliable-transport';
import { messagingMigrations } from '../outbox/outbox';
import { Bench, effectTable } from './bench';
import { carriesEvents } from './conformance/carries-events';
import { stopsAndReportsLag } from './conformance/stops-and-reports-lag';
import { survivesCrashes } from './conformance/survives-crashes';
import type { TransportUnderTest } from './conformance/transport-under-test';
import { waitsAndParks } from './conformance/waits-and-parks';
import { type LogAddress, openTransport } from './open-transport';

/** What every transport has to keep (messaging D8, C1 to C13; C14 stands in `random-crashes`). */
export function conformance(newLog: () => Promise<LogAddress>): void {
  const tested = {
    open: async () => {
      const client = new UnreliableTransport(await openTransport(tested.logAddress, tested.topic), 3);
      tested.opened.push(client);
      return client;
    },
    sees: (reader, key, numbers) =>
      eventually(async () => expect(await tested.bench.effects(reader, key)).toEqual(numbers)),
  } as TransportUnderTest;

  beforeEach(async () => {
    tested.opened = [];
    tested.logAddress = await newLog();
    tested.topic = `shop.test-${randomUUIDv7()}.v1`;
    const db = await databaseWith(messagingMigrations, 'test-service');
    await db.query(effectTable);
    tested.transport = await tested.open();
    tested.bench = new Bench(tested.topic, db, tested.transport);
  });

  afterEach(async () => {
    await tested.bench.stopReaders();
    await tested.bench.stopRelays();
    await Promise.all(tested.opened.map((each) => each.stop()));
    await tested.bench.db.destroy();
  });

  carriesEvents(tested);
  survivesCrashes(tested);
  waitsAndParks(tested);
  stopsAndReportsLag(tested);
}
