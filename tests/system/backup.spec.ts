import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@fenestra/testing/time';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

type Placed = { readonly token: string; readonly number: string };

async function order(shopper: Shopper): Promise<Placed> {
  const cart = await shopper.newCart();
  await shopper.addStock(cart, 1007);
  await shopper.pickUp(cart);
  const { body } = await shopper.order(cart, 'prevodem_1', 1);
  return { token: body['token'] as string, number: body['objednavkaCislo'] as string };
}

/** As the runbook of a restored backup does it. */
it('a backup of a shop that goes on selling becomes a shop that goes on from there, all services at one moment', async () => {
  await using closing = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'fenestra-backup-'));
  closing.defer(() => rm(folder, { recursive: true, force: true }));
  const copy = join(folder, 'copy');
  const shop = closing.use(await ShopProcess.start());
  const open = () => closing.adopt(new Shopper(shop.url), (shopper) => shopper.close());

  const shopper = open();
  const before = await order(shopper);
  const meanwhile: Placed[] = [];
  const backup = shop.operateDone('backup', copy);
  let isWhole = false;
  void backup.finally(() => (isWhole = true));
  while (!isWhole) meanwhile.push(await order(shopper));
  await backup;
  const after = await order(shopper);
  expect(meanwhile.length).toBeGreaterThan(1);
  expect((await stat(join(copy, 'secrets.json'))).mode & 0o077).toBe(0);
  expect(await shop.operate('backup', copy)).toMatchObject({ status: 1, stdout: `${copy} is there already\n` });

  await shop.stop();
  expect((await shop.operate('restore', copy)).stdout).toContain('holds a shop; move it away');
  for (const name of ['postgres', 'secrets.json', 'version']) await rm(join(shop.folder, name), { recursive: true });
  expect((await shop.operate('restore', folder)).stdout).toBe(`${folder} holds no backup\n`);
  expect(await shop.operate('restore', copy)).toMatchObject({ status: 0 });
  await shop.restart();

  expect((await shop.operate('orders', 'skip-numbers', '500')).stdout).toMatch(
    /^the next orders are (\d{4}\/\d{5}[5-9]\d\d(, )?){5}$/m,
  );

  const restored = open();
  const stateOf = async ({ token }: Placed) => (await restored.get(`/api/order/${token}`)).status;
  expect(await stateOf(before)).toBe(200);
  expect(await stateOf(after)).toBe(404);
  const anew = await order(restored);
  expect(Number(anew.number.slice(-6))).toBeGreaterThan(500);
  const known = [before, anew];
  for (const each of meanwhile) if ((await stateOf(each)) === 200) known.push(each);
  for (const { token } of known)
    await eventually(async () => expect((await restored.get(`/api/order/${token}`)).body).toHaveProperty('prevod')); // reserved and asked to be paid
});
