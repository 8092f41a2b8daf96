import type { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import type { StockClient } from '@fenestra/clients/service-clients';
import { accept } from '@fenestra/domain/result';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { CheckStock } from './check-stock';

const catalogue = shopCatalogue();
const [first, second] = [...catalogue.stock.keys()] as [number, number];
const free = { [first]: 5, [second]: 1 };

/** The outcome for these products and quantities, and what stock was asked. */
async function check(...products: [product: number, quantity: number][]) {
  const call = jest.fn((_: unknown, { body }: { body: { products: number[] } }) =>
    Promise.resolve(accept(body.products.map((product) => ({ product, free: free[product] })))),
  );
  const stock = { call } as unknown as StockClient;
  const catalogues = { now: () => Promise.resolve(catalogue) } as unknown as CatalogueCache;
  const body = { products: products.map(([product, quantity]) => ({ product, quantity })) };
  const outcome = await new CheckStock(stock, catalogues).execute({ body } as never);
  return { outcome, asked: call.mock.calls.map(([, { body: sent }]) => sent.products) };
}

test('the stock check names products of which fewer are free than the cart has in all its lines', async () => {
  expect(await check([first, 3], [second, 1], [first, 3])).toEqual({
    outcome: { ok: true, value: { reduced: [{ product: first, quantity: 6, available: 5 }] } },
    asked: [[first, second]],
  });
  expect((await check([first, 5])).outcome).toEqual({ ok: true, value: { reduced: [] } });
});

test.each([
  ['a product that is not sold', [[first, 1], [1, 1]], 'item-unknown'], // prettier-ignore
  ['a quantity of 0', [[first, 0]], 'quantity-refused'],
  ['a negative quantity', [[first, 2], [second, -1]], 'quantity-refused'], // prettier-ignore
] as [string, [number, number][], string][])(
  'the stock check refuses %s without asking stock',
  async (_, products, reason) => {
    expect(await check(...products)).toEqual({ outcome: { ok: false, reason }, asked: [] });
  },
);

test('the stock check of nothing asks nothing', async () => {
  expect(await check()).toEqual({ outcome: { ok: true, value: { reduced: [] } }, asked: [] });
});
