import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { type Known, play, readExamples } from '../harness/wire-example';

/** The recorded calls of one visit, made again against the running shop. */
let shop: ShopProcess;
let shopper: Shopper;
const known: Known = new Map();

beforeAll(async () => {
  shop = await ShopProcess.start();
  shopper = new Shopper(shop.url);
}, 120_000);
afterAll(async () => {
  await shopper.close();
  await shop[Symbol.asyncDispose]();
});

it.each(readExamples().map((example) => [example.call, example.wire, example] as const))(
  'answers %s as recorded [%s]',
  async (_call, _wire, example) => {
    const { status, answer } = example;
    expect(await play(example, shopper, known)).toMatchObject({ status, answer }); // fields may have been added since
  },
);
