import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EventContract } from '@fenestra/contracts/event';
import { topics } from './topics';

const folder = join(__dirname, '../contracts/events');
const contracts = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .flatMap((file) => Object.values(require(join(folder, file)) as Record<string, unknown>))
  .filter((value): value is EventContract => typeof value === 'object' && value !== null && 'topic' in value);

it('creates exactly the topics that events are told on', () => {
  expect(new Set(contracts.map(({ topic }) => topic))).toEqual(new Set(topics));
});
