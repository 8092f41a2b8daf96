import { sweep } from '@fenestra/testing/sweep';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { erpSide } from './erp-side';
import { paypalTruth, webhooks } from './paypal-truth';
import { placingOrders } from './placing-orders';
import { recapTruth } from './recap-truth';

describe('the shop in one process', () => {
  let shop: ShopProcess;

  beforeAll(async () => {
    shop = await ShopProcess.startEmpty();
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  placingOrders(() => shop);
  recapTruth(() => shop);
  paypalTruth(() => shop, sweep(webhooks, ['before']));
  erpSide(() => shop);

  it('is asked about orders on the command line, whose exit code says whether it was done', async () => {
    const shopper = new Shopper(shop.url);
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    const number = (await shopper.order(cart, 'prevodem_1', 1)).body['objednavkaCislo'] as string;
    await shopper.close();

    expect((await shop.operate('orders', 'list', '--unpaid')).stdout).toContain(number);
    expect(await shop.operate('orders', 'show', number)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(number),
    });
    expect((await shop.operate('orders', 'cancel', number)).status).toBe(2);
    expect(await shop.operate('orders', 'cancel', number, '--reason', 'test')).toMatchObject({
      ...{ status: 1, stderr: 'Nobody can be asked here: say --yes to cancel the order.\n' },
    });
    const cancelled = { status: 0, stdout: `order ${number} is cancelled\n` };
    expect(await shop.operate('orders', 'cancel', number, '--reason', 'test', '--yes')).toMatchObject(cancelled);
    expect((await shop.operate('orders', 'show', '2026/07999999')).status).toBe(1);
  });
});
