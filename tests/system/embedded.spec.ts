import { ShopProcess } from '../harness/shop-process';
import { erpSide } from './erp-side';
import { paypalTruth } from './paypal-truth';
import { placingOrders } from './placing-orders';
import { recapTruth } from './recap-truth';

describe('the shop in one process', () => {
  let shop: ShopProcess;

  beforeAll(async () => {
    shop = await ShopProcess.start();
  }, 120_000);
  afterAll(() => shop[Symbol.asyncDispose]());

  placingOrders(() => shop);
  recapTruth(
    () => shop,
    () => true,
  );
  paypalTruth(() => shop);
  erpSide(() => shop);
});
