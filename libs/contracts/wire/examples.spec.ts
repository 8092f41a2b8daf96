import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { cartActions } from './cart-actions';
import { changes } from './changes';
import { configuratorActions } from './configurator-actions';
import { Err } from './errors';
import { everyRestCall } from './every-rest-call';
import { fields } from './fields';
import { product } from './product';
import type { RestCall } from './rest-call';
import { refusal } from './price-preview';
import { encodeUnchecked } from './encode-unchecked';

type Example = { call: string; request: { path: string; body?: { akce?: string } }; status: number; answer: object };

const folder = join(__dirname, 'examples');
const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Example);

type Call = { body?: z.ZodMiniType; answer: z.ZodMiniType; status: number };
const calls: Record<string, Call> = {};
for (const [name, action] of Object.entries({ ...configuratorActions, ...cartActions }))
  calls[name] = { ...action, status: 200 };
for (const [name, { answer, status, ...call }] of Object.entries<RestCall>(everyRestCall))
  calls[name] = { answer, status, ...(call.body && { body: call.body }) };

/** What an answer to a refused change has; REST calls refuse with a status of their own and a text alone. */
const refused = fields({ odmitnuti: ['refused', refusal] });
const refusedRest = fields({});

/** `{{more}}` stands for the rest of a long list. */
const complete = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => item !== '{{more}}').map(complete);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, complete(field)]));
};

describe('the recorded calls', () => {
  it.each(examples.map((example) => [example.call, example] as const))('%s keeps to its contract', (name, example) => {
    const { body, answer, status } = calls[name]!;
    const isRest = name in everyRestCall;
    if (body) expect(z.safeDecode(body, example.request.body as never).success).toBe(true);
    const { Err: code, ErrText: _, ...payload } = example.answer as Record<string, unknown>;
    const told = complete(Array.isArray(example.answer) ? example.answer : payload);
    expect(example.status).toBe(isRest && code === Err.refused ? 400 : status);
    const contract = code !== Err.refused ? answer : isRest ? refusedRest : refused;
    const words = z.decode(contract, told);
    expect(z.encode(contract, words)).toEqual(told);
    expect(encodeUnchecked(contract, words)).toEqual(told);
  });

  it('leave no call out, and every change answers the product [CFGAPI-04]', () => {
    const missing = Object.keys(calls).filter((name) => !examples.some(({ call }) => call === name));
    expect(missing).toEqual([]);
    for (const { akce } of Object.values(changes)) expect(configuratorActions[akce].answer).toBe(product);
  });
});
