import { ShopProcess } from '../harness/shop-process';
import { journeys } from './journeys';

let shop: ShopProcess;

beforeAll(async () => {
  shop = await ShopProcess.start();
});
afterAll(() => shop[Symbol.asyncDispose]());

journeys(() => shop);
