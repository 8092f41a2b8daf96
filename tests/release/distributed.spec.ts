import { sweep } from '@fenestra/testing/sweep';
import { journeyByKeyboard, journeys } from '../browser/journeys';
import { DistributedShop, describeOnOwnAddresses } from '../harness/distributed-shop';
import { deskOfProcesses } from '../system/desk-of-processes';
import { erasedFromKafka } from '../system/erased-from-kafka';
import { erpSide } from '../system/erp-side';
import { outagesOfServices } from '../system/outages-of-services';
import { paypalTruth } from '../system/paypal-truth';
import { placingOrders } from '../system/placing-orders';
import { doorOfRedis, internalDoorsApart } from '../system/internal-doors-apart';
import { untoldPayments } from '../system/recap-truth';
import { feedOrder } from '../system/feed-order';
import { kafkaRecords } from '../system/kafka-records';

/** The same behaviour as embedded, from ten processes with Kafka and Redis between them. */
describeOnOwnAddresses('the shop as services of their own', () => {
  let shop: DistributedShop;

  beforeAll(async () => {
    shop = await DistributedShop.start(['orders']);
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  // The usual run tests these on the shop in one process, which has the same code and other adapters.
  for (const behaviour of sweep([placingOrders, untoldPayments, paypalTruth], [])) behaviour(() => shop);
  erpSide(() => shop);
  kafkaRecords(() => shop);
  feedOrder(() => shop);
  deskOfProcesses(() => shop);
  internalDoorsApart(() => shop);
  doorOfRedis(() => shop);
  erasedFromKafka(() => shop);
  // the page is the same files, made for the shop in one process
  for (const journey of sweep([journeys, journeyByKeyboard], []))
    journey(() => shop, { onEveryScreen: () => Promise.resolve([]) });

  it('brings all parts of the page for integrators, though no script imports them', async () => {
    const address = new URL('/api/docs', shop.url);
    const page = await (await fetch(address)).text();
    const parts = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part!);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of [...parts, '/api/openapi.json', '/api/asyncapi.json'])
      expect([part, (await fetch(new URL(part, address))).status]).toEqual([part, 200]);
  });

  outagesOfServices(() => shop); // at last, because it stops processes
});
