import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { variableSymbol } from '@fenestra/domain/ordering/order-number';
import { connect } from '@fenestra/platform/database/database';
import { backedUpAt } from '@fenestra/platform/database/last-backup';
import { folderWith, versioned } from '@fenestra/testing/data-folder';
import { eventually } from '@fenestra/testing/time';
import { deskOf, type Placed, placeOrder } from '../harness/desk-of-shop';
import { goOnReading, refuseState, stopReading, takeState } from '../harness/hindrances';
import { orderSandbox } from '../harness/order-sandbox';
import { rehearse } from '../harness/rehearsal';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

type GopaySession = { readonly id: number; readonly state: string; readonly order_number: string };

describe('runbooks, as they are written', () => {
  const closing = new AsyncDisposableStack();
  let shop: ShopProcess;
  let shopper: Shopper;
  let historyShows: Awaited<ReturnType<typeof deskOf>>['historyShows'];

  beforeAll(async () => {
    shop = closing.use(await ShopProcess.start());
    shopper = closing.adopt(new Shopper(shop.url), (open) => open.close());
    ({ historyShows } = await deskOf(shop, closing));
  });
  afterAll(() => closing.disposeAsync());

  async function databaseOf(owner: string): Promise<DataSource> {
    return closing.adopt(await connect(await shop.databaseUrl(owner), 'tests', [], 1), (db) => db.destroy());
  }
  const placed = (method: string): Promise<Placed> => placeOrder(shopper, method);
  const pay = async ({ number, gross }: Placed): Promise<void> =>
    expect(await shop.operate('transfers', 'book', variableSymbol(number), gross.toFixed(2), number)).toMatchObject({
      status: 0,
    });

  it('an order does not go on', async () => {
    const [log, orders] = [await databaseOf('events'), await databaseOf('orders')];
    const [late, early] = [await placed('prevodem_1'), await placed('prevodem_1')];
    await historyShows(late, /mail confirmation: sent/);
    await historyShows(early, /mail confirmation: sent/);
    await refuseState(orders, 'confirmed');
    await pay(late);
    const { type, isOver } = rehearse(shop, 'order-stuck.md');
    const of = { '<number>': late.number, '<event>': 'payment.received', '<group>': 'orders.saga' };

    await historyShows(late, /PARKED/);
    expect(await type('stuck')).toMatch(
      new RegExp(`STUCK +${late.number} .*payment.received is parked for orders.saga`),
    );
    expect(await type('orders show <number>', of)).toContain(
      `next: npm run shop -- orders replay ${late.number} payment.received orders.saga`,
    );
    await takeState(orders);
    expect(await type('orders replay <number> <event> <group>', of)).toContain('is handed over and done');
    await historyShows(late, /^order \S+ +confirmed/);
    expect(await type('payments look <number>', of)).toContain('payments has 18 029,00 Kč');
    expect(await type('mails resend <number> confirmation', of)).toContain('is sent again in a moment');
    expect((await shop.operate('orders', 'cancel', early.number, '--reason', 'asked for', '--yes')).stdout).toContain(
      'is cancelled',
    );
    expect(await type('orders cancel <number> --reason "…"', { '<number>': early.number })).toMatch(
      /cancelled|Nobody can be asked here/,
    );
    isOver();
    await eventually(async () =>
      expect((await shop.operate('stuck')).stdout).toBe('nothing is older than it should be\n'),
    );
    await stopReading(log, 'stock.reserve');
    const unread = await placed('prevodem_1');
    await historyShows(unread, /stock.reserve NOT READ/);
    expect((await shop.operate('orders', 'replay', unread.number, 'order.placed', 'stock.reserve')).stdout).toContain(
      'is handed over and done',
    );
    await goOnReading(log, 'stock.reserve');
    await historyShows(unread, /^order \S+ +payment_pending/);
  });

  it('dead letters', async () => {
    const orders = await databaseOf('orders');
    const parked = await Promise.all([1, 2, 3, 4].map(() => placed('prevodem_1')));
    for (const order of parked) await historyShows(order, /payment_pending/);
    await refuseState(orders, 'confirmed');
    await Promise.all(parked.map(pay));
    const letters = async (...words: string[]) =>
      (await shop.operate('dead-letters', ...words)).stdout.trim().split('\n');
    for (const order of parked) await historyShows(order, /PARKED/);
    expect(await letters('list', '--all')).toHaveLength(4);
    const cause =
      /^4 like orders-\d+ {2}orders\.saga {2}payment\.received {2}fault {2}\d+ s {2}no order becomes confirmed now\n$/;
    const { type, isOver } = rehearse(shop, 'dead-letter.md');
    const [dropped, first] = (await letters('list', '--all')).map((line) => line.split('  ')[0]!);

    expect(await type('dead-letters list')).toMatch(cause);
    expect(await letters('list', '--group', 'orders.saga', '--topic', 'shop.payment.v1', '--since', '1h')).toHaveLength(
      1,
    );
    for (const other of [
      ['--group', 'stock.reserve'],
      ['--topic', 'shop.order.v1'],
      ['--since', '2100-01-01'],
    ])
      expect(await letters('list', ...other)).toEqual(['none']);
    expect(await type('dead-letters show <id>', { '<id>': dropped! })).toContain(
      '"message": "no order becomes confirmed now"',
    );
    expect(await type('dead-letters discard <id> --reason "…"', { '<id>': dropped! })).toContain(
      `${dropped}: discarded`,
    );
    expect(await letters('replay', '--group', 'orders.saga')).toEqual(['3 keys: 3 failed-again']);
    await takeState(orders);
    expect(await type('dead-letters replay <id>', { '<id>': first! })).toContain('handed over and handled');
    expect(await letters('replay', '--topic', 'shop.order.v1')).toEqual(['none to hand over']);
    expect(await type('dead-letters replay --group <group>', { '<group>': 'orders.saga' })).toBe(
      '2 keys: 2 replayed\n',
    );
    const shown = await Promise.all(parked.map(({ number }) => shop.operate('orders', 'show', number)));
    const states = shown.map(({ stdout }) => stdout.split('  ')[1]);
    expect(states.toSorted()).toEqual(['confirmed', 'confirmed', 'confirmed', 'payment_pending']);
    expect(await type('orders show <number>', { '<number>': parked[0]!.number })).toContain('payment.received');
    expect(await letters('list')).toEqual(['none']);
    expect((await shop.operate('dead-letters', 'replay')).status).toBe(2);
    isOver();
  });

  it('a partition that stands still', async () => {
    const log = await databaseOf('events');
    await stopReading(log, 'stock.reserve');
    const [waits, cannotWait] = [await placed('prevodem_1'), await placed('prevodem_1')];
    await historyShows(waits, /stock.reserve NOT READ/);
    await historyShows(cannotWait, /stock.reserve NOT READ/);
    await log.query(`UPDATE event_log SET appended_at = appended_at - interval '2 minutes' WHERE key = $1`, [
      waits.orderId,
    ]);
    const { type, isOver } = rehearse(shop, 'partition-stuck.md');

    const behind = /STUCK {2}stock {2}\d+ min.* stock\.reserve is \d events behind, the oldest in shop\.order\.v1 \d+/;
    expect(await type('stuck')).toMatch(behind);
    const of = { '<number>': cannotWait.number, '<event>': 'order.placed', '<group>': 'stock.reserve' };
    expect(await type('orders replay <number> <event> <group>', of)).toContain('is handed over and done');
    await historyShows(cannotWait, /^order \S+ +payment_pending/);
    await historyShows(waits, /^order \S+ +placed/);
    await goOnReading(log, 'stock.reserve');
    await historyShows(waits, /^order \S+ +payment_pending/);
    await historyShows(cannotWait, /product 1008: 1 reserved/);
    isOver();
  });

  it('a price list is withdrawn', async () => {
    const { type, isOver } = rehearse(shop, 'price-list-withdrawn.md');
    const cheap = (version: string) =>
      folderWith('price-list', {
        ...versioned(version),
        'items.json': (text) => text.replace(/("1008": \d+)\d\d/, '$1'), // two zeros are missing
      });
    await using wrong = await cheap('wrong-1');
    await using later = await cheap('wrong-2');
    await using right = await folderWith('price-list', versioned('right-1'));
    const before = await placed('prevodem_1');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await shop.operate('price-list', 'import', wrong.folder)).toMatchObject({ status: 0 });
    expect(await shop.operate('price-list', 'import', later.folder, '--from', tomorrow)).toMatchObject({ status: 0 });
    let sold = before;
    await eventually(async () => {
      sold = await placed('prevodem_1');
      expect(sold.gross).toBeLessThan(before.gross / 50);
    });

    const listed = (await type('price-list list')).split('\n');
    expect(listed.find((line) => line.endsWith('in force'))).toContain('wrong-1');
    const shipped = { '<version before>': listed[0]!.split('  ')[1]! };
    expect(await type('price-list use <version before>', shipped)).toContain('holds from');
    expect(
      await type('price-list use <version before> --from <its date>', { ...shipped, '<its date>': tomorrow }),
    ).toContain(`holds from ${tomorrow}`);
    await eventually(async () => expect((await placed('prevodem_1')).gross).toBe(before.gross));
    expect(await type('price-list import <folder>', { '<folder>': right.folder })).toContain('right-1 holds from');
    const named = await type('orders list --price-list <version> --limit 1000', { '<version>': 'wrong-1' });
    expect(named).toContain(sold.number);
    expect(named).not.toContain(before.number);
    expect(await type('orders cancel <number> --reason "…"', { '<number>': sold.number })).toContain('say --yes');
    expect(await type('catalogue list')).toContain('in force');
    expect(await type('catalogue use <version before>', { '<version before>': 'none' })).toContain('was never loaded');
    isOver();
    expect((await shop.operate('price-list', 'list')).stdout).toMatch(/right-1 .*in force/);
  });

  it('no copy of the databases since yesterday', async () => {
    const { type, quote, isOver } = rehearse(shop, 'copy-missing.md');
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-copy-'));
    closing.defer(() => rm(folder, { recursive: true, force: true }));
    const orders = await databaseOf('orders');
    const noted = async () => (await orders.query<[{ at: number }]>(`SELECT (${backedUpAt})::float8 AS at`))[0].at;
    expect(await noted()).toBe(0);
    const before = Date.now() / 1_000;

    expect(await type('backup <folder>', { '<folder>': join(folder, 'copy') })).toContain('all of the shop is in');
    expect(await noted()).toBeGreaterThan(before - 1);
    const elsewhere = { '<data folder>': folder, '<archive>': folder };
    expect(await type('archive copy <data folder> <archive>', elsewhere)).toContain('DATABASE_URL is not set');
    await orders.query(quote(`ALTER DATABASE postgres SET fenestra.copied_at = 'infinity';`));
    expect(await noted()).toBe(Infinity);
    isOver();
  });

  it('a gateway has a session that no order knows', async () => {
    const sessionsOf = async ({ number }: Placed): Promise<GopaySession[]> => {
      const all = (await (await fetch(`${shop.sandboxUrl}/__sandbox/gopay/payments`)).json()) as GopaySession[];
      return all.filter(({ order_number: of }) => of.startsWith(number.replace('/', '')));
    };
    await orderSandbox(shop, 'gopay/notifications', { mode: 'never' });
    await orderSandbox(shop, 'faults', { target: 'gopay.create', kind: 'lose' });
    const order = await placed('gopay_1');
    await eventually(async () => expect(await sessionsOf(order)).toHaveLength(2));
    await historyShows(order, /by gopay: open/);
    const shown = (await shop.operate('orders', 'show', order.number)).stdout;
    const stray = (await sessionsOf(order)).find(({ id }) => !shown.includes(String(id)))!;
    expect((await orderSandbox(shop, `gopay/payments/${stray.id}/state`, { state: 'PAID' })).status).toBe(200);

    const { type, isOver } = rehearse(shop, 'orphan-sessions.md');
    const of = { '<number>': order.number, '<session>': String(stray.id) };
    expect(await type('orders show <number>', of)).not.toContain(String(stray.id));
    expect(await type('payments look <number> --session <session>', of)).toContain('payments has 18 029,00 Kč');
    await historyShows(order, /^order \S+ +confirmed/);
    await historyShows(order, new RegExp(`session ${stray.id}, the gateway says PAID`));
    expect(await type('payments disputed')).toContain('no gateway has taken another sum');
    isOver();
  });
});
