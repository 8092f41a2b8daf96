import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EventContract } from '@fenestra/contracts/event';
import { topics } from './topics';

it('creates exactly the topics that events are told on', async () => {
  const folder = join(__dirname, '../../contracts/events');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  const contracts = modules.flatMap((each) => Object.values(each) as Partial<EventContract>[]);
  const told = contracts.flatMap(({ topic, type }) => (topic && type ? [topic] : []));

  expect(new Set(told)).toEqual(new Set(topics));
});
