import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { textsOf } from '@fenestra/i18n/texts-of';
import { factsOf } from '@fenestra/testing/shop-facts';
import { productQuery } from '../../features/configurator/sync/product.query';
import { Network } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { orderQuery } from '../order/order.query';
import { orderPageQuery } from '../order/order-page.query';
import { refreshWhenRestored } from './refresh-restored-page';
import { Storefront } from '../shop/texts';
import { useCartQuantity } from '../cart/use-cart-quantity';

const shop = shopByCode('cs');
const filled = { ...exampleAnswer('addItemToCart-stock'), kosikID: 'filled' };
const empty = { ...exampleAnswer('getNewCart'), kosikID: 'empty' };

const Pieces = () => <output>{useCartQuantity()}</output>;

function open(follow = refreshWhenRestored): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  new Network({ getCart: ({ body }) => (body['cartId'] === 'filled' ? filled : empty), getNewCart: empty });
  follow(queries);
  const texts = { shop, buyer: 'private' as const, contact: factsOf(shop).contact, texts: textsOf(shop) };
  render(
    <Storefront value={texts}>
      <QueryClientProvider client={queries}>
        <Pieces />
      </QueryClientProvider>
    </Storefront>,
  );
  return queries;
}

const restore = () => act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
const count = () => Number(screen.getByRole('status').textContent);

beforeEach(() => localStorage.clear());

it('a page that was left without a cart counts the one that was made since [CART-20]', async () => {
  open();
  expect(count()).toBe(0);
  localStorage.setItem('cartId', 'filled');
  restore();

  await waitFor(() => expect(count()).toBeGreaterThan(0));
});

it.each([
  ['was ordered', null],
  ['was replaced', 'empty'],
])('a page whose cart %s since does not count it', async (_, cartId) => {
  localStorage.setItem('cartId', 'filled');
  open();
  await waitFor(() => expect(count()).toBeGreaterThan(0));
  if (cartId === null) localStorage.removeItem('cartId');
  else localStorage.setItem('cartId', cartId);
  restore();

  await waitFor(() => expect(count()).toBe(0));
});

it.each([
  ['order', orderQuery('token')],
  ['order-page', orderPageQuery('token')],
])('the query of %s is stale on a restored page', async (name, { queryKey, meta }) => {
  const queries = open();
  const cache = queries.getQueryCache();
  const query = cache.build(queries, { queryKey: [...queryKey], meta });
  const product = cache.build(queries, { queryKey: [...productQuery('id').queryKey] });
  restore();

  await waitFor(() => expect(query.state.isInvalidated).toBe(true));
  expect(query.queryKey).toEqual([name, 'token']);
  expect(product.state.isInvalidated).toBe(false);
});

const nothing = () => undefined;

test('a page that shows nothing of a cart requests none when it begins to follow Back', () => {
  const network = new Network({});
  localStorage.setItem('cartId', 'filled');
  refreshWhenRestored(new QueryClient());

  expect(network.asked).toEqual([]);
});

it('a page that was restored before it followed Back counts the cart that was made since [CART-20]', async () => {
  const queries = open(nothing);
  localStorage.setItem('cartId', 'filled');
  expect(count()).toBe(0);
  act(() => refreshWhenRestored(queries));

  await waitFor(() => expect(count()).toBeGreaterThan(0));
});

it.each([
  ['old', 60_000, true],
  ['new', 0, false],
])('a page that begins to follow Back has a stale order where that is %s', async (_, ageMs, isStale) => {
  const queries = open(nothing);
  const { queryKey, meta } = orderQuery('token');
  const order = queries.getQueryCache().build(queries, { queryKey: [...queryKey], meta });
  order.setData({}, { updatedAt: Date.now() - ageMs, manual: true });
  refreshWhenRestored(queries);
  await Promise.resolve();

  expect(order.state.isInvalidated).toBe(isStale);
});
