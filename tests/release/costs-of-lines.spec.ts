import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repeatSequentially } from '@fenestra/testing/repeat-sequentially';
import { describeOnLoopbacks } from '../harness/loopback';
import { ShopProcess } from '../harness/shop-process';
import { Shopper } from '../harness/shopper';

/** As many of them at once as an address may, so that also a busy machine answers them within the ten seconds in which work is counted. */
const times = 70;

describeOnLoopbacks('what an answer shows and makes', () => {
  let folder: string;
  let shop: ShopProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fenestra-costs-'));
    await writeFile(join(folder, 'limits.json'), JSON.stringify({ work: 1_000, kept: 300 }));
    shop = await ShopProcess.start({ LIMITS_FILE: join(folder, 'limits.json') });
  });
  afterAll(async () => {
    await shop[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  const visitor = (address: string) => new Shopper(shop.url, 'cs.localhost', 7, 6, address);

  async function cartOf(lines: number): Promise<string> {
    const shopper = visitor('127.0.0.4');
    const window = await shopper.newConfiguration('OS1');
    let cart = '';
    for (let more = lines; more > 0; more -= 20) {
      const products = Array.from({ length: Math.min(more, 20) }, () => ({
        cenikCode: 'OS1',
        configurationId: window,
      }));
      cart = (await shopper.post('/api/v1/cart/add', { products }, { 'x-cart-id': cart })).body['id'] as string;
    }
    await shopper.close();
    return cart;
  }

  const statusesOf = async (cart: string, address: string, akce = 'getCart') => {
    const shopper = visitor(address);
    const answers = await Promise.all(Array.from({ length: times }, () => shopper.cart(akce, cart)));
    await shopper.close();
    return [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);
  };

  it('counts: a cart of a hundred lines, and a list for it, is shown to one address less often than one of a line', async () => {
    const [small, full] = [await cartOf(1), await cartOf(100)];

    expect(await statusesOf(small, '127.0.0.5')).toEqual([200]);
    expect(await statusesOf(full, '127.0.0.6')).toEqual([200, 429]);
    expect(await statusesOf(small, '127.0.0.9', 'getServiceList')).toEqual([200]);
    expect(await statusesOf(full, '127.0.0.10', 'getServiceList')).toEqual([200, 429]);
  });

  it('counts: a project is opened by one address less often than an offer of one window', async () => {
    const shopper = visitor('127.0.0.4');
    const windows = await repeatSequentially(20, () => shopper.newConfiguration('OS1'));
    const saved = async (configuration: string | string[]) => {
      const wanted = { configuration, type: 'O', route: '/doplnky/', domain: 'cs.localhost' };
      return String((await shopper.post('/api/configuration', wanted)).body['id']);
    };
    const [one, project] = [await saved(windows[0]!), await saved(windows)];
    await shopper.close();
    const openedBy = async (address: string, id: string) => {
      const opening = visitor(address);
      const answers = await repeatSequentially(18, () => opening.get(`/api/configuration/${id}`));
      await opening.close();
      return answers.filter(({ status }) => status === 200).length;
    };

    expect(await openedBy('127.0.0.7', one)).toBe(18);
    expect(await openedBy('127.0.0.8', project)).toBe(300 / 20);
  });
});
