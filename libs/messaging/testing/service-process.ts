import { connect } from '@fenestra/platform/database/database';
import { Bench, countOnly } from './bench';
import { type LogAddress, openTransport } from './open-transport';

// A whole service in a process of its own, so that it can really die: faults/crash-at.ts says where.
// It counts what it reads, and cannot stomach the key `poison`.

export type ServiceProcess = {
  readonly databaseUrl: string;
  readonly place: LogAddress;
  readonly topic: string;
  readonly group: string;
};

async function main({ databaseUrl, place, topic, group }: ServiceProcess): Promise<void> {
  const bench = new Bench(topic, await connect(databaseUrl, 'test-service'), await openTransport(place, topic));
  bench.startRelay();
  await bench.read(group, countOnly);
}

void main(JSON.parse(process.argv[2]!) as ServiceProcess);
