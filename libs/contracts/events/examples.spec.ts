import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyEvent } from './every-event';

const folder = join(__dirname, 'examples');
/** `shop.order.placed.v1.json`, `shop.order.placed.v1.cash.json`: the type, and what is special. They are only ever added. */
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const typeOf = (file: string): string => /^(.+\.v\d+)\./.exec(file)![1]!;

it.each(files)('still reads %s, which was recorded once', (file) => {
  const contract = everyEvent.find(({ type }) => type === typeOf(file));
  const recorded: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  expect(contract?.data.parse(recorded)).toEqual(recorded);
});

it.each(everyEvent.map(({ type }) => type))('has a recorded sample of %s', (type) => {
  expect(files.filter((file) => typeOf(file) === type)).not.toEqual([]);
});

it('refuses an event without what its consumers need', () => {
  for (const { type, data } of everyEvent) expect([type, data.safeParse({}).success]).toEqual([type, false]);
});
