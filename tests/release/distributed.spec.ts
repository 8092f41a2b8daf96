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

  outagesOfServices(() => shop); // at last, because it stops processes
});
