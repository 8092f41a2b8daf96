import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contracts, presentContracts } from '../upgrade/contracts';
import { type Json, pack, type Packed, unpack } from '../upgrade/repeated-parts';
import { refusals, type Schema } from '../upgrade/understands';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { version } = JSON.parse(read('tests/upgrade/last-release.json')) as { version: string };
const released = unpack(
  JSON.parse(read('tests/upgrade/last-release-contracts.json')) as Packed,
) as unknown as Contracts;

/** What differs and does no harm in a roll-out, each with its reason: a word that is read from now on and said from the next release on. */
const harmless: Readonly<Record<string, string>> = {
  'new reason revision-outdated is not read':
    'it answers only who says what they have seen, which no release before does',
  'new reason amount-refused is not read':
    'it answers an amount that cannot be paid, which the command line of the release before reports as a fault instead of booking it',
  'new reason configuration-unknown is not read': 'it answers only who asks for a copy, which no release before does',
};
const harmful = (sentences: readonly string[]): string[] => sentences.filter((sentence) => !(sentence in harmless));

let present: Contracts;
beforeAll(async () => {
  present = await presentContracts();
});

it('names the release that the change log names last', () => {
  expect(/^## \[(\d+\.\d+\.\d+)\]/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});

it('reads from the file what was written to it', () => {
  const whole = JSON.parse(JSON.stringify(present)) as Json;

  expect(unpack(pack(whole))).toEqual(whole);
});

it('finds every internal call of the release, understood in both directions', () => {
  expect(Object.keys(released.calls).length).toBeGreaterThan(50);
  for (const [name, before] of Object.entries(released.calls)) {
    const now = present.calls[name];
    const faults = now
      ? (['params', 'query', 'body', 'answer'] as const).flatMap((part) => {
          const [old, young] = [before[part] ?? {}, now[part] ?? {}];
          return [...refusals(old, young, `old ${part}`), ...refusals(young, old, `new ${part}`)];
        })
      : ['is gone'];
    const words = now?.errors.filter((reason) => !before.errors.includes(reason)) ?? [];
    expect([name, harmful([...faults, ...words.map((reason) => `new reason ${reason} is not read`)])]).toEqual([
      name,
      [],
    ]);
  }
});

it('finds every event of the release, understood in both directions', () => {
  for (const [type, before] of Object.entries(released.events)) {
    const now = present.events[type];
    const faults = now ? [...refusals(before, now, 'old data'), ...refusals(now, before, 'new data')] : ['is gone'];
    expect([type, harmful(faults)]).toEqual([type, []]);
  }
});

describe('what a reader refuses', () => {
  const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
    type: 'object',
    properties,
    required,
  });
  const text: Schema = { type: 'string' };

  it.each<[string, Schema, Schema, string[]]>([
    ['a field more that may be missing', object({ a: text }, ['a']), object({ a: text, b: text }, ['a']), []],
    [
      'a field more that has to be there',
      object({ a: text }),
      object({ a: text, b: text }, ['b']),
      ['old.b may be missing'],
    ],
    ['a field that was required and is gone', object({ a: text }, ['a']), object({}), ['new.a may be missing']],
    ['a field that may be missing now', object({ a: text }, ['a']), object({ a: text }), ['new.a may be missing']],
    [
      'another type',
      object({ a: text }),
      object({ a: { type: 'number' } }),
      ['old.a is string, read is number', 'new.a is number, read is string'],
    ],
    ['one word more', { enum: ['x'] }, { enum: ['x', 'y'] }, ['new may be y, which is not read']],
    [
      'a narrower bound',
      { type: 'string', maxLength: 9 },
      { type: 'string', maxLength: 5 },
      ['old may be beyond the maxLength that is read'],
    ],
    ['null besides', text, { anyOf: [text, { type: 'null' }] }, ['new is null, read is string']],
    [
      'a field deep in a list',
      { type: 'array', items: object({ a: text }) },
      { type: 'array', items: object({ a: text }, ['a']) },
      ['old[].a may be missing'],
    ],
  ])('%s', (_, before, now, expected) => {
    expect([...refusals(before, now, 'old'), ...refusals(now, before, 'new')]).toEqual(expected);
  });
});
