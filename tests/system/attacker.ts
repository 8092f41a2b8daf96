import { Pool } from 'undici';
import { hostile, mutated, pick } from '../harness/mutate';
import { maxWaitMs } from '@fenestra/testing/time';
import type { Shopper } from '../harness/shopper';
import { openApi } from '@fenestra/contracts/documents/openapi';
import { requestCosts } from '@fenestra/gateway/costs/request-costs';
import { filled, type Known, play, readExamples, type WireExample } from '../harness/wire-example';

/** What an answer may be. 503 is documented, but nothing is down here. */
/** 301 leads to the same page with its slash, 303 back to the shop. */
const allowed = new Set([200, 201, 301, 303, 400, 401, 404, 405, 408, 413, 414, 415, 429, 431]);
/** Words of the inside: stacks, paths, drivers, schemas. */
const inner =
  /\n\s+at |node_modules|\/(apps|libs)\/|SELECT |INSERT |syntax error|violates|duplicate key|(Type|Range|Syntax|Zod|QueryFailed)Error|invalid_type|"issues"|ECONN|Cannot read|is not a function|fenestra_|"stack"/;

const renewEvery = 300;

/** Has a cart and an order like everybody, and sends what no storefront sends. */
export class Attacker {
  /** How often each `Err` came back: an attack that never gets past the form says little. */
  readonly answered = new Map<unknown, number>();
  /** How often each call was attacked. */
  readonly attacked = new Map<string, number>();
  private readonly examples = readExamples();
  private readonly others: readonly WireExample[];
  private readonly byCall: readonly WireExample[][];
  private round: WireExample[][] = [];
  private readonly known: Known = new Map();
  private readonly pool: Pool;
  private sent = 0;
  private sentToOthers = 0;
  private renewing: Promise<void> = Promise.resolve();

  constructor(
    private readonly shopper: Shopper,
    private readonly random: () => number,
    atOnce: number,
    private readonly erpToken: string,
    /** Which calls it attacks, by name. */
    isMeant: (call: string) => boolean = () => true,
  ) {
    this.byCall = [...Map.groupBy(this.examples, ({ call }) => call)].flatMap(([call, examples]) =>
      isMeant(call) ? [examples] : [],
    );
    this.others = callsWithoutExample().filter(({ call }) => isMeant(call));
    this.pool = new Pool(shopper.url, { connections: atOnce, headersTimeout: maxWaitMs, bodyTimeout: maxWaitMs });
  }

  /** Makes all recorded calls once, as a visitor does, and owns what they have made. */
  async visit(): Promise<void> {
    for (const example of this.examples) await play(example, this.shopper, this.known);
    await this.renew();
  }

  /** One hostile call. Resolves to what was wrong with the answer, or to nothing. */
  async attack(): Promise<string | undefined> {
    if (++this.sent % renewEvery === 0) this.renewing = this.renew();
    await this.renewing;
    const { random } = this;
    const example = this.others.length > 0 && random() < 0.05 ? this.nextOther() : this.next();
    this.attacked.set(example.call, (this.attacked.get(example.call) ?? 0) + 1);
    const { path, body } = filled({ path: example.request.path, body: example.request.body ?? {} }, this.known);
    const method = random() < 0.03 ? pick(oddMethods, random) : example.request.method;
    const text = method === 'GET' || method === 'HEAD' ? null : sentAs(mutated(body, random), random);
    const address = addressOf(path, example.request.method === 'GET' ? 0.6 : 0.05, random);
    const answer = await this.pool.request({ method, path: address, headers: this.headers(path), body: text });
    const told = await answer.body.text();
    this.note(told);
    if (allowed.has(answer.statusCode) && !inner.test(told)) return undefined;
    return `${answer.statusCode} ${method} ${address} ${text?.toString('latin1').slice(0, 500)} → ${told.slice(0, 300)}`;
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  /** What the calls before the order have made: with a cart that is ordered already, most attacks would end at the door. */
  private async renew(): Promise<void> {
    const order = this.examples.findIndex(({ call }) => call === 'newOrder');
    for (const example of this.examples.slice(0, order)) await play(example, this.shopper, this.known);
  }

  /** Each call once in a round, whichever order it has: however many bodies there are, each call has its share. */
  private next(): WireExample {
    if (this.round.length === 0) this.round = shuffled(this.byCall, this.random);
    return pick(this.round.pop()!, this.random);
  }

  /** In turn: there are many of them, and each is attacked. */
  private nextOther(): WireExample {
    const next = this.others[this.sentToOthers % this.others.length]!;
    this.sentToOthers++;
    return next;
  }

  /** The ERP has a token, and may be hostile too. */
  private headers(path: string): Record<string, string> {
    const isErp = path.startsWith('/erp/') && this.random() < 0.8;
    return { ...headersOf(this.random), ...(isErp && { authorization: `Bearer ${this.erpToken}` }) };
  }

  private note(told: string): void {
    const code = /^\{"Err":(\d+)/.exec(told)?.[1] ?? 'none';
    this.answered.set(code, (this.answered.get(code) ?? 0) + 1);
  }
}

function shuffled<Item>(list: readonly Item[], random: () => number): Item[] {
  return list
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

type Method = WireExample['request']['method'] | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD';
const oddMethods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

/** One body in ten has a few bytes that are no longer those of its text: half characters, lone continuations, zeros. */
function sentAs(text: string, random: () => number): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length === 0 || random() > 0.1) return bytes;
  for (let change = 0; change <= random() * 4; change++)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return random() < 0.3 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes;
}

/** What messages of gateways and reports are made of. */
const anyMessage = {
  ...{ id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource_type: 'capture', o: 'A'.repeat(22) },
  resource: {
    id: '1',
    custom_id: 'A'.repeat(22),
    status: 'COMPLETED',
    amount: { value: '1.00', currency_code: 'CZK' },
  },
};

/** Calls of the API document and routes of the public edge that nobody has recorded: a new one is attacked as soon as it is there. */
export function callsWithoutExample(): WireExample[] {
  const recorded = readExamples().map(({ request }) => request);
  const { paths } = openApi() as { paths: Record<string, object> };
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((name) => `${name.toUpperCase()} ${path}`),
  );
  const registered = Object.keys(requestCosts).map((route) => route.replace(/:(\w+)/g, '{$1}'));
  return [...new Set([...documented, ...registered])]
    .map((route) => route.split(' ') as ['GET' | 'POST', string])
    .filter(([method, template]) => {
      const place = new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
      return !recorded.some((request) => request.method === method && place.test(request.path));
    })
    .map(([method, template]) => {
      const path = template.replace(/\{\w+\}/g, 'A'.repeat(22));
      const body = method === 'POST' ? anyMessage : {};
      return {
        file: '',
        call: `${method} ${template}`,
        wire: '',
        request: { method, path, body },
        status: 0,
        answer: null,
      };
    });
}

/** The path with an odd end, or with something hostile in place of its last value. */
function addressOf(path: string, odds: number, random: () => number): string {
  if (random() >= odds) return path;
  if (random() < 0.3)
    return path + pick(['/', '?a=1&a=2', '%00', '%2e%2e/', '//', '?__proto__[x]=1', '%', '%ff'], random);
  const value = encodeURIComponent(JSON.stringify(pick(hostile, random)).slice(0, 2_000));
  return path.replace(/[^/=]+$/, value);
}

function headersOf(random: () => number): Record<string, string> {
  const types = [
    'text/plain',
    '',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'multipart/form-data',
  ];
  return {
    host: pick(
      ['cs.localhost', 'cs.localhost', 'cs.localhost', 'hu.localhost', 'x'.repeat(300), '[::1]:80', '..'],
      random,
    ),
    'content-type': random() < 0.04 ? pick(types, random) : 'application/json',
    ...(random() < 0.02 && { 'content-encoding': pick(['gzip', 'br', 'x'], random) }),
    ...(random() < 0.02 && { accept: 'text/xml', 'accept-language': '*'.repeat(2_000) }),
    ...(random() < 0.02 && { authorization: pick(['Bearer x', 'Basic', 'Bearer '], random), cookie: 'a='.repeat(900) }),
    ...(random() < 0.1 && { 'x-cart-id': pick(['', 'x', '../', 'A'.repeat(22), 'B'.repeat(900)], random) }),
    ...(random() < 0.05 && { 'x-revision': pick(['0', '1', '-1', '999999999', 'x'], random) }),
    ...(random() < 0.05 && { 'x-change-id': pick(['x', 'y'.repeat(64), 'z'.repeat(65)], random) }),
    ...(random() < 0.05 && { 'idempotency-key': pick([' ', 'k'.repeat(255), 'k'.repeat(256)], random) }),
  };
}
