import { journeys } from '../browser/journeys';
import { erpSide } from '../system/erp-side';
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
  journeys(() => shop, { onEveryScreen: () => Promise.resolve([]) });

  it('runs a service three times', async () => {
    const [, seconds] = await timed(() => shop.scale({ orders: 3 }));
    figure('orders from one to three, s', seconds);
    expect(await shop.running('orders')).toBe(3);
  }, 120_000);
});
