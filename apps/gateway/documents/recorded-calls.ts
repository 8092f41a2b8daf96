import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExamplesOf } from '@fenestra/contracts/documents/openapi';

type RecordedCall = {
  readonly call: string;
  readonly request: { readonly body?: unknown };
  readonly status: number;
  readonly answer: unknown;
};

const folder = join(__dirname, '../../../libs/contracts/wire/examples');

/** Calls of one visit, in their order. `{{name}}` stands for a value that an earlier answer gave, `{{more}}` for the rest of a list. */
const recorded = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as RecordedCall);

/** The first recorded call of each of these names. */
export const recordedCalls: ExamplesOf = (names) => {
  const found = names.flatMap((name) => recorded.find(({ call }) => call === name) ?? []);
  const examples = (value: (of: RecordedCall) => unknown) =>
    Object.fromEntries(found.flatMap((one) => (value(one) === undefined ? [] : [[one.call, { value: value(one) }]])));
  return { bodies: examples(({ request }) => request.body), answers: examples(({ answer }) => answer) };
};
