import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { callCart } from './cart-client';
import { withCart } from './cart-lock';
import { openCart } from './open-cart';
import { openedCart, useCart, useCartChange } from './use-cart';

const shop = shopByCode('cs');
const empty = { ...exampleAnswer('getNewCart'), kosikID: 'the-cart' };
const filled = { ...exampleAnswer('addItemToCart'), kosikID: 'the-cart' };

function Page() {
  const { data, refetch } = useCart();
  const { mutate } = useCartChange(({ cartId }, changeId) =>
    callCart('addItemToCart', { shopId: 7, cartId, product: '1003', kind: 'sklad', quantity: 1 }, { changeId }),
  );
  return (
    <>
      <output>{data ? (data.data.items.length > 0 ? 'filled' : 'empty') : 'unknown'}</output>
      <button onClick={() => mutate()}>add</button>
      <button onClick={() => void refetch({ cancelRefetch: false })}>read</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

it('a change in a browser without a cart waits for the one that the page opens [CART-17] [CART-20]', async () => {
  localStorage.clear();
  const opened = Promise.withResolvers<Record<string, unknown>>();
  const network = new Network({ getNewCart: () => opened.promise, addItemToCart: filled });
  show(<Page />);
  await press('add');
  await press('add');
  await waitFor(() => expect(network.askedFor('getNewCart')).toHaveLength(1));
  expect(network.askedFor('addItemToCart')).toHaveLength(0);
  opened.resolve(empty);

  await waitFor(() => expect(network.askedFor('addItemToCart')).toHaveLength(2));
  expect(network.askedFor('getNewCart')).toHaveLength(1);
  expect(network.askedFor('addItemToCart').map(({ body }) => body['cartId'])).toEqual(['the-cart', 'the-cart']);
  await waitFor(() => expect(shown()).toBe('filled'));
});

it('a cart that was read before a change and arrives after it does not replace the changed one', async () => {
  localStorage.setItem('cartId', 'the-cart');
  const late = Promise.withResolvers<Record<string, unknown>>();
  let reads = 0;
  new Network({ getCart: () => (++reads === 1 ? empty : late.promise), addItemToCart: filled });
  show(<Page />);
  await waitFor(() => expect(shown()).toBe('empty'));
  await press('read');
  await press('add');
  await waitFor(() => expect(shown()).toBe('filled'));
  await act(async () => late.resolve(empty));

  expect(reads).toBe(2);
  expect(shown()).toBe('filled');
});

/** Each has a cache of its own, as two tabs have. */
const tabs = () => [new QueryClient(), new QueryClient()].map((queries) => () => openedCart(queries, shop));

it.each([
  ['has none', null],
  ['has one that the shop has dropped', 'gone'],
])(
  'of two tabs of a browser that %s one opens a cart, and both use it [CART-16] [CART-17] [CART-20]',
  async (_, kept) => {
    localStorage.clear();
    if (kept) localStorage.setItem('cartId', kept);
    let opened = 0;
    const network = new Network({
      getCart: ({ body }) =>
        body['cartId'] === 'cart-1' ? { ...filled, kosikID: 'cart-1' } : { Err: 30, ErrText: '' },
      getNewCart: () => ({ ...empty, kosikID: `cart-${++opened}` }),
    });
    const carts = await Promise.all(tabs().map((open) => open()));

    expect(carts.map(({ cartId }) => cartId)).toEqual(['cart-1', 'cart-1']);
    expect(network.askedFor('getNewCart')).toHaveLength(1);
    expect(localStorage.getItem('cartId')).toBe('cart-1');
  },
);

it.each(['first', 'last'])(
  'a product that creates the cart shares it with a page that opens one %s [CART-20]',
  async (place) => {
    localStorage.clear();
    const network = new Network({
      getCart: ({ body }) => ({ ...filled, kosikID: body['cartId'] }),
      getNewCart: { ...empty, kosikID: 'opened' },
    });
    const put = async (cartId: string) => ({ cartId: cartId || 'of-the-product' });
    const calls = [() => openCart(shop), () => withCart(put)];
    const carts = await Promise.all((place === 'first' ? calls : calls.toReversed()).map((call) => call()));

    expect(new Set(carts.map(({ cartId }) => cartId)).size).toBe(1);
    expect(network.askedFor('getNewCart')).toHaveLength(place === 'first' ? 1 : 0);
  },
);

it('a product for a cart that the shop has dropped creates the next one [ERR-04]', async () => {
  localStorage.setItem('cartId', 'gone');
  new Network({ getCart: { Err: 30, ErrText: '' } });
  const put = (cartId: string) =>
    cartId === '' ? Promise.resolve({ cartId: 'next' }) : callCart('getCart', { shopId: 7, cartId });

  expect(await withCart<{ cartId: string }>(put)).toEqual({ cartId: 'next' });
  expect(localStorage.getItem('cartId')).toBe('next');
});
