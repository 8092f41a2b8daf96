import type { Change } from '@fenestra/domain/configuration/change';
import { randomUUID } from 'node:crypto';
import { configuration } from '@fenestra/configuration/service';
import { type CartChange, type CartLine, changeCart, createCart, readCart } from '@fenestra/contracts/http/cart';
import { changeConfiguration, createConfiguration } from '@fenestra/contracts/http/configuration';
import { type GoodsToReorder, reorder } from '@fenestra/contracts/http/reorder';
import { setStock } from '@fenestra/contracts/http/stock';
import { pricing } from '@fenestra/pricing/service';
import { stock } from '@fenestra/stock/service';
import { must } from '@fenestra/testing/must';
import type { TestService } from '@fenestra/testing/start-test-service';
import { startTestServices, type TestServices } from '@fenestra/testing/start-test-services';
import { cart } from './service';

const [made, fromStock, foam] = [0, 1, 2];
const daySeconds = 86_400;

describe('ordering again, with the real services around it [CART-26, CART-27, CART-28]', () => {
  let around: TestServices<'cart' | 'configuration' | 'pricing' | 'stock'>;
  let own: TestService;
  let ordered: GoodsToReorder;

  beforeAll(async () => {
    around = await startTestServices({ pricing, configuration, stock, cart });
    own = around.cart;
    must(await around.stock.client.call(setStock, { params: { product: '1007' }, body: { pieces: 50 } }));
    ordered = await filledCart();
  });
  afterAll(() => around.close());

  /** Two windows, one from stock and three cans of foam, to be delivered to Brno. */
  async function filledCart(): Promise<GoodsToReorder> {
    const body = { shopId: 7 as const, productId: 'OS1', stock: false };
    const { configurationId } = must(await around.configuration.client.call(createConfiguration, { body }));
    const items = [
      { item: { kind: 'configured' as const, configurationId }, quantity: 2 },
      { item: { kind: 'stock' as const, product: 1007 }, quantity: 1 },
      { item: { kind: 'accessory' as const, accessory: 801 }, quantity: 3 },
    ];
    const { cartId: id } = must(await own.client.call(createCart, { body: { shopId: 7, items } }));
    const changes: CartChange[] = [
      { kind: 'delivery', delivery: { kind: 'delivery', region: 157 } },
      { kind: 'service', service: 'child-guard', wanted: true },
    ];
    return must(await own.client.call(changeCart, { params: { id }, body: { shopId: 7, changes } }));
  }

  test('a stock product is ordered again with its accessories, or not at all when they are not made', async () => {
    const body = { shopId: 7, productId: '1007', stock: true } as const;
    const { configurationId } = must(await around.configuration.client.call(createConfiguration, { body }));
    const change: Change = { kind: 'add-accessory', areas: [], accessory: 721, colour: 'ZA-01' };
    const call = { params: { id: configurationId }, body: { shopId: 7 as const, change } };
    must(await around.configuration.client.call(changeConfiguration, call));
    const items = [{ item: { kind: 'configured' as const, configurationId }, quantity: 1 }];
    const { lines } = must(await own.client.call(createCart, { body: { shopId: 7, items } }));

    const { cartId, ...differs } = await again(lines);
    expect(differs).toEqual({ gone: [], priceChanges: [] });
    const [line] = lines;
    expect((await read(cartId!)).lines).toMatchObject([
      { kind: 'stock', accessories: (line as Extract<CartLine, { kind: 'stock' }>).accessories },
    ]);

    const older = JSON.parse(JSON.stringify(lines).replaceAll('"accessory":721', '"accessory":99')) as typeof lines;
    const { catalogue } = (older[0] as Extract<CartLine, { kind: 'stock' }>).product.configuration;
    const stale = JSON.parse(JSON.stringify(older).replaceAll(`"${catalogue}"`, '"older"')) as typeof lines;
    expect(await again(stale)).toEqual({ cartId: null, gone: [line!.line], priceChanges: [] });
  });

  const again = async (lines: readonly CartLine[]) =>
    must(await own.client.call(reorder, { body: { shopId: 7, ordered: { ...ordered, lines: [...lines] } } }));
  const read = async (id: string) => must(await own.client.call(readCart, { params: { id }, query: { shopId: '7' } }));

  it('makes a cart of the same goods, services and delivery, offered as of today', async () => {
    own.clock.passSeconds(3 * daySeconds);
    const { cartId, ...differs } = await again(ordered.lines);

    expect(differs).toEqual({ gone: [], priceChanges: [] });
    const { lines, ...known } = await read(cartId!);
    const { lines: before, ...services } = ordered;
    expect(known).toMatchObject({ technicalControl: true, childGuard: true, delivery: services.delivery });
    expect(lines.map(({ line, quantity }) => [line, quantity])).toEqual(
      before.map(({ line, quantity }) => [line, quantity]),
    );
    expect(lines[foam]).toMatchObject({ net: 145_00, offerUntil: '2026-06-18' });
  });

  it('sells at the prices of today, and says which were others', async () => {
    const cheaper = ordered.lines.map((line) => soldBefore(line, 20_00));
    const { cartId, gone, priceChanges } = await again(cheaper);

    expect(gone).toEqual([]);
    expect(priceChanges).toEqual(
      ordered.lines.map((line) => ({ line: line.line, before: netOf(line) - 20_00, today: netOf(line) })),
    );
    expect((await read(cartId!)).totals).toEqual((await read((await again(ordered.lines)).cartId!)).totals);
  });

  it('leaves out what is not sold any more as it was, and settles the services for what is left', async () => {
    const lines = [withOtherProfile(ordered.lines[made]!), ofProduct(9_999), ordered.lines[foam]!];
    const { cartId, gone } = await again(lines);

    expect(gone).toEqual([lines[made]!.line, lines[fromStock]!.line]);
    expect(await read(cartId!)).toMatchObject({ lines: [{ line: lines[foam]!.line }], technicalControl: false });
  });

  it('makes no cart where nothing is left', async () => {
    const line = ofProduct(9_999);
    expect(await again([line])).toEqual({ cartId: null, gone: [line.line], priceChanges: [] });
  });

  function ofProduct(product: number): CartLine {
    const line = ordered.lines[fromStock] as Extract<CartLine, { kind: 'stock' }>;
    return { ...line, line: randomUUID(), product: { ...line.product, product } };
  }
});

const netOf = (line: CartLine): number => (line.kind === 'configured' ? line.offer.quote.total : line.net);

/** As by an older price list. */
function soldBefore(line: CartLine, cheaperBy: number): CartLine {
  if (line.kind !== 'configured') return { ...line, net: line.net - cheaperBy, priceList: 'older' };
  const { quote } = line.offer;
  const older = { ...quote, total: quote.total - cheaperBy, product: quote.product - cheaperBy, priceList: 'older' };
  return { ...line, offer: { ...line.offer, quote: older } };
}

/** As by an older catalogue, in a profile that the one in force has not. */
function withOtherProfile(line: CartLine): CartLine {
  if (line.kind !== 'configured') return line;
  const configuration = { ...line.offer.configuration, catalogue: 'older', profile: 1 };
  return { ...line, offer: { ...line.offer, configuration } };
}
