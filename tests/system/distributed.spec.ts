import { journeys } from '../browser/journeys';
import { DistributedShop, describeDistributed } from '../harness/distributed-shop';
import { deskOfProcesses } from './desk-of-processes';
import { erasedFromKafka } from './erased-from-kafka';
import { erpSide } from './erp-side';
import { paypalTruth } from './paypal-truth';
import { placingOrders } from './placing-orders';
import { internalDoorsApart } from './internal-doors-apart';
import { recapTruth } from './recap-truth';
import { feedOrder } from './feed-order';
import { kafkaRecords } from './kafka-records';

/** The same behaviour as embedded, from ten processes with Kafka and Redis between them. */
describeDistributed('the shop as services of their own', () => {
  let shop: DistributedShop;

  beforeAll(async () => {
    shop = await DistributedShop.start(['orders']);
  }, 240_000);
  afterAll(() => shop[Symbol.asyncDispose](), 60_000);

  placingOrders(() => shop);
  recapTruth(
    () => shop,
    ({ notification, back }) => notification === 'never' && back !== 'in the same tab',
  );
  paypalTruth(() => shop);
  erpSide(() => shop);
  kafkaRecords(() => shop);
  feedOrder(() => shop);
  deskOfProcesses(() => shop);
  internalDoorsApart(() => shop);
  erasedFromKafka(() => shop);
  journeys(() => shop, { onEveryScreen: () => Promise.resolve([]) }); // the screens are the same files
});
