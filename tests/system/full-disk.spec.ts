import { spawnSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inFullRun } from '@fenestra/testing/sweep';
import { eventually } from '@fenestra/testing/time';
import { repeatSequentially } from '@fenestra/testing/repeat-sequentially';
import { mailTo } from '../harness/mail-to';
import { ShopProcess } from '../harness/shop-process';
import { type Answer, Shopper } from '../harness/shopper';
import { describeOnSmallDisk, SmallDisk } from '../harness/small-disk';

const readinessOf = async (shop: ShopProcess): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${shop.adminUrl}/health/ready`);
  return { status: answer.status, text: await answer.text() };
};

const becomes = (shop: ShopProcess, status: number): Promise<void> =>
  eventually(async () => expect(await readinessOf(shop)).toMatchObject({ status }));

/** A cart that only has to be ordered. */
async function cartOf(shopper: Shopper): Promise<string> {
  const cart = await shopper.newCart();
  await shopper.addStock(cart, 1003);
  await shopper.pickUp(cart);
  return cart;
}

const order = (shopper: Shopper, cart: string, email: string): Promise<Answer> =>
  shopper.order(cart, 'prevodem_1', 1, { kontaktEmail: email });

/** Orders until one is refused for want of space. */
async function orderUntilRefused(shopper: Shopper, carts: readonly string[]): Promise<Answer> {
  for (const cart of carts) {
    const answer = await order(shopper, cart, 'many@example.test').catch(() => undefined); // its cart cannot be read
    if (answer?.status === 503) return answer;
  }
  throw new Error('nothing was refused');
}

const inWords = { Err: 90, ErrText: 'Obchod teď neodpovídá. Zkuste to prosím znovu.' };

describeOnSmallDisk('a shop whose disk is full', () => {
  it('refuses orders in words and is not ready while its database can change old rows and add none, and goes on when there is space', async () => {
    await using disk = await SmallDisk.mount(64);
    await using shop = await ShopProcess.start();
    const shopper = new Shopper(shop.url);
    const carts = await repeatSequentially(40, () => cartOf(shopper));
    await moveOrdersTo(disk, await shop.databaseUrl('orders'));
    await becomes(shop, 200);
    const { pid } = shop;

    await disk.fill();
    const refused = await orderUntilRefused(shopper, carts);
    expect(refused).toMatchObject({ status: 503, body: inWords });
    await eventually(async () => {
      const { status, text } = await readinessOf(shop);
      expect([status, text]).toEqual([
        503,
        expect.stringContaining('"database":{"ready":false,"detail":"the disk is full"}'),
      ]);
    });
    expect((await shopper.get('/api/products')).status).toBe(200);

    await disk.makeSpace();
    await becomes(shop, 200);
    expect(await order(shopper, await cartOf(shopper), 'later@example.test')).toMatchObject({
      status: 200,
      body: { Err: 0 },
    });
    await mailTo(shop, 'later@example.test');
    expect(shop.pid).toBe(pid);
    await shopper.close();
  });

  inFullRun(
    'gets its database, its mail server and its mails back by itself when there is space, though all of it lies there',
    async () => {
      await using disk = await SmallDisk.mount(400);
      await using shop = await ShopProcess.startEmpty(disk.folder);
      const shopper = new Shopper(shop.url);
      const carts = await repeatSequentially(40, () => cartOf(shopper));
      const { pid } = shop;

      await disk.fill();
      process.kill(Number(await readFile(join(shop.folder, 'sandbox.pid'), 'utf8')), 'SIGKILL');
      const taken: string[] = [];
      for (const [nth, cart] of carts.entries()) {
        const email = `full-${nth}@example.test`;
        const answer = await order(shopper, cart, email).catch(() => undefined);
        if (answer?.status === 200 && answer.body['Err'] === 0) taken.push(email);
        else if (answer) expect(answer).toMatchObject({ status: 503, body: inWords });
      }
      expect(taken.length).toBeLessThan(carts.length);
      await becomes(shop, 503);

      await disk.makeSpace();
      await becomes(shop, 200);
      expect(await order(shopper, await cartOf(shopper), 'later@example.test')).toMatchObject({
        status: 200,
        body: { Err: 0 },
      });
      for (const email of [...taken, 'later@example.test'])
        await eventually(() => mailTo(shop, email).then(() => undefined));
      expect(shop.pid).toBe(pid);
      await shopper.close();
    },
  );
});

/** Its tables, and what it makes from now on. */
async function moveOrdersTo(disk: SmallDisk, url: string): Promise<void> {
  const folder = join(disk.folder, 'orders');
  await mkdir(folder);
  spawnSync('chown', ['postgres', folder]); // under root the database has an account of its own
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE TABLESPACE small LOCATION '${folder}'`);
  await client.query('GRANT CREATE ON TABLESPACE small TO fenestra_orders');
  await client.query('ALTER TABLE ALL IN TABLESPACE pg_default OWNED BY fenestra_orders SET TABLESPACE small');
  await client.query('ALTER ROLE fenestra_orders SET default_tablespace = small');
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
}
