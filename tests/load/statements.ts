import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';
import { fillCart } from './scenarios';

const aims = { 'add to cart': 12, 'place order': 25 } as const;

/** How many SQL statements two requests wait for, over all services, in a shop of its own that notes them. */
export async function countStatements(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'statements-')), 'statements.tsv');
  await writeFile(file, '');
  await using shop = await ShopProcess.start({
    STATEMENTS_FILE: file,
    NODE_OPTIONS: `--require ${join(__dirname, '../../tools/run-typescript.cjs')} --require ${join(__dirname, 'count-statements.cjs')}`,
  });
  const shopper = new Shopper(shop.url);
  const traced = async (work: (headers: Record<string, string>) => Promise<unknown>): Promise<string[]> => {
    const trace = randomBytes(16).toString('hex');
    await work({ traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-01` });
    const lines = (await readFile(file, 'utf8')).split('\n');
    return lines.filter((line) => line.startsWith(trace)).map((line) => line.slice(trace.length + 1));
  };

  await fillCart(shopper, 0); // catalogues and plans are there
  const conf = await shopper.newConfiguration('OS1');
  const products = [{ cenikCode: 'OS1', configurationId: conf }];
  const added = await traced((headers) =>
    shopper.post('/api/v1/cart/add', { products }, { 'x-cart-id': '', ...headers }),
  );
  const { cart, deposit } = await fillCart(shopper, 1);
  const form = { platbaID: 'prevodem_0.3', zaloha: deposit };
  const placed = await traced((headers) => shopper.sendOrder(cart, form, undefined, headers));
  await shopper.close();
  return [report('add to cart', added), report('place order', placed)].join('\n');
}

function report(what: keyof typeof aims, statements: readonly string[]): string {
  const list = process.env['BENCH_STATEMENTS'] ? `\n  ${statements.join('\n  ')}` : '';
  return `SQL statements in ${what}: ${statements.length} (aim ${aims[what]})${list}`;
}
