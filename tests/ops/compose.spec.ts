import { eventually } from '@fenestra/testing/time';
import { journeys } from '../browser/journeys';
import { Shopper } from '../harness/shopper';
import { deskOfProcesses } from '../system/desk-of-processes';
import { erasedFromKafka } from '../system/erased-from-kafka';
import { erpSide } from '../system/erp-side';
import { feedOrder } from '../system/feed-order';
import { internalDoorsApart } from '../system/internal-doors-apart';
import { kafkaRecords } from '../system/kafka-records';
import { paypalTruth } from '../system/paypal-truth';
import { placingOrders } from '../system/placing-orders';
import { recapTruth } from '../system/recap-truth';
import { ComposedShop } from './composed-shop';
import { figure, timed } from './figures';
import { describeWhere } from './here';

/** The same behaviour as embedded and as processes, from containers that share nothing but their network. */
describeWhere('compose')('the shop of docker-compose.yml', () => {
  let shop: ComposedShop;

  beforeAll(async () => {
    shop = await ComposedShop.start();
  }, 900_000);
  afterAll(() => shop[Symbol.asyncDispose](), 120_000);

  placingOrders(() => shop);
  recapTruth(
    () => shop,
    ({ notification, back }) => notification !== 'never' && back === 'in the same tab',
  );
  paypalTruth(() => shop);
  erpSide(() => shop);
  kafkaRecords(() => shop);
  deskOfProcesses(() => shop);
  internalDoorsApart(() => shop);
  erasedFromKafka(() => shop);
  journeys(() => shop, { onEveryScreen: () => Promise.resolve([]) });

  describe('with a second container of orders, which only reads', () => {
    beforeAll(() => shop.runSecond('orders'), 180_000);
    afterAll(() => shop.secondOf('orders').stop(), 60_000);

    feedOrder(() => shop);
  });

  it('runs a service three times', async () => {
    const [, seconds] = await timed(() => shop.scale({ orders: 3 }));
    figure('orders from one to three, s', seconds);
    expect(await shop.running('orders')).toBe(3);
  }, 120_000);

  it('goes back to a moment, all services together, and sells on from there', async () => {
    const [before, kept, mistaken] = await withShopper(async (shopper) => {
      const first = await ordered(shopper);
      const [, copied] = await timed(() => shop.compose('run', '--rm', 'backup'));
      figure('copy of all databases, s', copied);
      const second = await ordered(shopper);
      await eventually(() => followed(shopper, second));
      return [first, { ...second, moment: new Date() }, await ordered(shopper)] as const;
    });

    const [, seconds] = await timed(async () => {
      await shop.compose('stop');
      await shop.compose('run', '--rm', 'restore', kept.moment.toISOString());
      await shop.compose('up', '--no-build', '--detach', '--wait', 'orders');
      await shop.compose('run', '--rm', 'migrate', 'apps/server/shop.js', 'orders', 'skip-numbers', '1000');
      await shop.compose('up', '--no-build', '--detach', '--wait');
    });
    figure('gone back to a moment and selling again after, s', seconds);

    await withShopper(async (shopper) => {
      expect((await shopper.get(`/api/order/${before.token}`)).status).toBe(200);
      expect((await shopper.get(`/api/order/${kept.token}`)).status).toBe(200);
      expect((await shopper.get(`/api/order/${mistaken.token}`)).status).toBe(404);
      const anew = await ordered(shopper);
      expect(Number(anew.number.slice(-6))).toBeGreaterThan(Number(mistaken.number.slice(-6)) + 900);
      await eventually(() => followed(shopper, anew), 60_000);
    });
  }, 600_000);

  async function withShopper<T>(work: (shopper: Shopper) => Promise<T>): Promise<T> {
    const shopper = new Shopper(shop.url);
    try {
      return await work(shopper);
    } finally {
      await shopper.close();
    }
  }

  async function ordered(shopper: Shopper) {
    const cart = await shopper.newCart();
    await shopper.addStock(cart, 1007);
    await shopper.pickUp(cart);
    const { body } = await shopper.order(cart, 'prevodem_1', 1);
    return { token: body['token'] as string, number: body['objednavkaCislo'] as string };
  }

  /** Its stock is reserved, and it has been asked to be paid. */
  async function followed(shopper: Shopper, { token }: { readonly token: string }): Promise<void> {
    expect((await shopper.get(`/api/order/${token}`)).body).toHaveProperty('prevod');
  }
});
