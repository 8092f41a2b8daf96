import { type Known, play, readExamples } from '../harness/wire-example';
import { shopAndShopper } from './shop-and-shopper';

/** The recorded calls of one visit, made again against the running open.shop. */
const open = shopAndShopper();
const known: Known = new Map();

it.each(readExamples().map((example) => [example.call, example.wire, example] as const))(
  'answers %s as recorded [%s]',
  async (_call, _wire, example) => {
    const { status, answer } = example;
    expect(await play(example, open.shopper, known)).toMatchObject({ status, answer }); // fields may have been added since
  },
);
