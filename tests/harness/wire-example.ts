import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@fenestra/testing/time';
import type { Shopper } from './shopper';

const folder = join(__dirname, '../../libs/contracts/wire/examples');

/** One recorded call. `{{name}}` in a request stands for a value that an earlier answer gave; in an answer it marks such a value. */
export type WireExample = {
  readonly file: string;
  readonly call: string;
  /** The requirements that it shows. */
  readonly wire: string;
  readonly request: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers?: Record<string, string>;
    readonly body?: unknown;
  };
  /** Where in the answer values stand that later calls name: a JSON pointer, and behind a space a pattern with one group. */
  readonly bind?: Record<string, string>;
  /** Pointers to what differs from run to run or belongs to others (a drawing, texts): any value will do. `*` is every field. */
  readonly any?: readonly string[];
  /** Pointers to long lists with the number of entries that are recorded. */
  readonly first?: Record<string, number>;
  readonly status: number;
  readonly answer: unknown;
};

/** In the order of one visit: later calls need what earlier ones made. */
export function readExamples(): WireExample[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map(
    (file) =>
      ({
        file: join(folder, file),
        ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object),
      }) as WireExample,
  );
}

/** Values by name, gathered from the answers of one visit. */
export type Known = Map<string, string>;

/** Makes the call and gives its answer with everything masked that the example masks. */
export async function play(example: WireExample, shopper: Shopper, known: Known) {
  const { any = [], first = {} } = example;
  const answer = await completeAnswer(example, shopper, known);
  let told: unknown = structuredClone(answer.body);
  for (const pointer of any) told = replaced(told, pointer, () => '{{any}}');
  for (const [pointer, count] of Object.entries(first))
    told = replaced(told, pointer, (list) => [...(list as unknown[]).slice(0, count), '{{more}}']);
  return { status: answer.status, answer: masked(told, known) };
}

/** Repeats a request with an idempotency key until its response has every value to bind: the payment session may follow later (WIRE-55). */
async function completeAnswer({ request, bind = {} }: WireExample, shopper: Shopper, known: Known) {
  const { method, path, headers, body } = filled(request, known);
  const ask = async () => {
    const answer = method === 'GET' ? await shopper.get(path, headers) : await shopper.post(path, body, headers);
    for (const [name, place] of Object.entries(bind)) known.set(name, bound(answer.body, place));
    return answer;
  };
  return headers?.['idempotency-key'] === undefined ? ask() : eventually(ask);
}

export const filled = <T>(value: T, known: Known): T =>
  JSON.parse(
    JSON.stringify(value).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const found = known.get(name);
      if (found === undefined) throw new Error(`no earlier answer gave ${name}`);
      return found;
    }),
  ) as T;

/** Replaces longer values first: a time begins with a day, which may be the version of the catalogue. */
function masked(value: unknown, known: Known): unknown {
  let text = JSON.stringify(value);
  const longestFirst = [...known].sort(([, one], [, two]) => two.length - one.length);
  for (const [name, found] of longestFirst) text = text.replaceAll(JSON.stringify(found).slice(1, -1), `{{${name}}}`);
  return JSON.parse(text);
}

function bound(answer: unknown, place: string): string {
  const [pointer = '', pattern] = place.split(' ');
  const text = String((at(answer, pointer) as string | number | undefined) ?? '');
  const found = pattern ? new RegExp(pattern).exec(text)?.[1] : text;
  if (!found) throw new Error(`${place} found nothing in ${text}`);
  return found;
}

const parts = (pointer: string): string[] => pointer.split('/').slice(1);
const at = (value: unknown, pointer: string): unknown =>
  parts(pointer).reduce((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], value);

function replaced(value: unknown, pointer: string, by: (found: unknown) => unknown): unknown {
  const [part, ...rest] = parts(pointer);
  if (part === undefined) return by(value);
  const inner = value as Record<string, unknown>;
  const below = rest.map((name) => `/${name}`).join('');
  if (part === '*')
    return Object.fromEntries(Object.keys(inner).map((name) => [name, replaced(inner[name], below, by)]));
  if (!Object.hasOwn(inner, part)) throw new Error(`the answer has no ${pointer}`);
  inner[part] = replaced(inner[part], below, by);
  return inner;
}
