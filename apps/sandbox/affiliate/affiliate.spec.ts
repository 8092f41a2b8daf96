import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../sandbox';

const nobody = { clientId: 'x', clientSecret: 'x' };

describe('the affiliate network in the sandbox', () => {
  let folder: string;
  let sandbox: Sandbox;

  const start = () =>
    startSandbox({
      ...{ httpPort: 0, smtpPort: 0, folder },
      ...{ gopay: { ...nobody, goid: 1 }, paypal: { ...nobody, webhookId: 'x' } },
    });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'affiliate-'));
    sandbox = await start();
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const right = { AccountId: 'default1', visitorId: 'v1', TotalCost: '1234.50', Currency: 'CZK' };
  const sell = (sale: Record<string, string>, init: RequestInit = {}) =>
    fetch(`${sandbox.http}/affiliate/scripts/sale.php?${init.method ? '' : new URLSearchParams(sale).toString()}`, {
      ...init,
      ...(init.method && { body: new URLSearchParams(sale) }),
    });
  const last = async () => {
    const records = (await (await fetch(`${sandbox.http}/__sandbox/ledger`)).json()) as object[];
    return records.at(-1);
  };

  it.each(['GET', 'POST'])('counts a sale by %s and answers with a picture', async (method) => {
    const answer = await sell({ ...right, OrderID: `order by ${method}` }, method === 'GET' ? {} : { method });

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
    expect(await last()).toMatchObject({ kind: 'affiliate.sale', ...right, OrderID: `order by ${method}` });
  });

  it.each([
    ['unknown account', { AccountId: 'x' }],
    ['no visitor', { visitorId: '' }],
    ['the total cost is no decimal with a point', { TotalCost: '1234,50' }],
    ['unknown currency', { Currency: 'XXX' }],
    ['no order', { OrderID: '' }],
  ])('answers the same and does not count: %s', async (because, difference) => {
    const answer = await sell({ ...right, OrderID: because, ...difference });

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
    expect(await last()).toMatchObject({ kind: 'affiliate.ignored', because: [because] });
  });

  it('counts an order once, also after a restart', async () => {
    await sell({ ...right, OrderID: 'once' });
    await sandbox.close();
    sandbox = await start();
    await sell({ ...right, OrderID: 'once' });

    expect(await last()).toMatchObject({ kind: 'affiliate.ignored', because: ['the order is known'] });
  });

  it('gives whoever clicks an id and leads to the shop', async () => {
    const query = new URLSearchParams({ a_aid: 'blog', desturl: 'http://cs.localhost:3000/?a_aid=blog' });
    const answer = await fetch(`${sandbox.http}/affiliate/scripts/click.php?${query.toString()}`, {
      redirect: 'manual',
    });

    expect(answer.headers.get('location')).toBe('http://cs.localhost:3000/?a_aid=blog');
    const [, visitorId] = /^PAPVisitorId=(\w+);/.exec(answer.headers.get('set-cookie')!)!;
    expect(await last()).toMatchObject({ kind: 'affiliate.click', affiliate: 'blog', visitorId });
  });
});
