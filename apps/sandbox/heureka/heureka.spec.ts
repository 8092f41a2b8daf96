import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../sandbox';

const nobody = { clientId: 'x', clientSecret: 'x' };

describe('Heureka in the sandbox', () => {
  let folder: string;
  let sandbox: Sandbox;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'heureka-'));
    const gopay = { ...nobody, goid: 1 };
    sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, folder, gopay, paypal: { ...nobody, webhookId: 'x' } });
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const right = { apiKey: 'fenestra-sandbox-cz', email: 'jana@example.test', orderId: '202607000123' };
  async function log(body: unknown, country = 'cz', type = 'application/json') {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const address = `${sandbox.http}/heureka/${country}/shop-certification/v2/order/log`;
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body: text });
    return { status: answer.status, body: (await answer.json()) as { code: number; message: string } };
  }
  const logged = async () => {
    const records = (await (await fetch(`${sandbox.http}/__sandbox/ledger`)).json()) as { kind: string }[];
    return records.filter(({ kind }) => kind === 'heureka.order');
  };

  it('takes an order, and notes a repeat as one', async () => {
    for (const repeated of [false, true]) {
      expect(await log(right)).toEqual({ status: 200, body: { code: 200, message: 'ok' } });
      expect((await logged()).at(-1)).toMatchObject({ country: 'cz', orderId: right.orderId, repeated });
    }
    expect((await log({ ...right, apiKey: 'fenestra-sandbox-sk' }, 'sk')).status).toBe(200);
    expect((await logged()).at(-1)).toMatchObject({ country: 'sk', repeated: false });
  });

  it.each([
    ['no JSON', '{', 'cz', 'application/json', 400, 'bad-request'],
    ['no e-mail', { ...right, email: undefined }, 'cz', 'application/json', 400, 'bad-request'],
    ['an e-mail that is none', { ...right, email: 'jana' }, 'cz', 'application/json', 400, 'bad-request'],
    ['a product twice', { ...right, productItemIds: ['1', '1'] }, 'cz', 'application/json', 400, 'bad-request'],
    ['an unknown key', { ...right, apiKey: 'x' }, 'cz', 'application/json', 401, 'unauthorized'],
    ['the key of the other country', right, 'sk', 'application/json', 401, 'unauthorized'],
    ['a form', 'email=a', 'cz', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
    ['a third country', right, 'hu', 'application/json', 404, 'not-found'],
  ])('refuses %s', async (_, body, country, type, status, message) => {
    const before = (await logged()).length;

    expect(await log(body, country, type)).toMatchObject({ status, body: { code: status, message } });
    expect(await logged()).toHaveLength(before);
  });

  it('fails when it is told to, in its own words', async () => {
    const body = JSON.stringify({ target: 'heureka.log', kind: 'fail', code: 503 });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${sandbox.http}/__sandbox/faults`, { method: 'POST', headers, body });

    expect(await log(right)).toMatchObject({ status: 503, body: { code: 503 } });
    expect((await log(right)).status).toBe(200);
  });
});
