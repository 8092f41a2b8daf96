import { screen, waitFor } from '@testing-library/react';
import { storeCartId } from '../../lib/cart/cart-id';
import { useMessage } from '../../lib/accessibility/announce';
import { useCart } from '../../lib/cart/use-cart';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { useAddFromQuery } from './use-add-from-query';

const cart = exampleAnswer('getCart');

function Page() {
  useAddFromQuery();
  return <output>{useMessage()?.text}</output>;
}

/** The page reads its cart as well. */
function CartAndPage() {
  useCart();
  return <Page />;
}

/** Opens the cart with a query; what is logged goes to /api/log, which the network answers by itself. */
function open(query: string, addItemToCart: Record<string, unknown> = cart): Network {
  const network = new Network({ getCart: cart, addItemToCart });
  storeCartId('a-cart');
  window.history.replaceState(null, '', `/kosik/?${query}`);
  show(<Page />);
  return network;
}
const added = (network: Network) => network.askedFor('addItemToCart').map(({ body }) => body);

it('the item of the address is added once, and the query is gone [OPEN-Q-54]', async () => {
  const network = open('product_id=1005&type=sklad&count=2&shop_id=7');
  await waitFor(() => expect(added(network)).toMatchObject([{ productId: '1005', type: 'sklad', count: 2 }]));
  expect(window.location.search).toBe('');
});

it('without type and count it is one piece from stock [OPEN-Q-54]', async () => {
  const network = open('product_id=1005');
  await waitFor(() => expect(added(network)).toMatchObject([{ type: 'sklad', count: 1 }]));
});

it.each([
  ['sold out', 'Aktuálně skladem pouze 0 ks'],
  ['unknown', 'Takovou položku nemáme.'],
])('of a product that is %s the shop says so [OPEN-Q-54]', async (_, ErrText) => {
  open('product_id=1008&type=sklad', { Err: 15, ErrText });
  expect(await screen.findByText(ErrText)).toBeTruthy();
  expect(window.location.search).toBe('');
});

it('an address without a product adds nothing', async () => {
  const network = open('count=3');
  await waitFor(() => expect(screen.getByRole('status')).toBeTruthy());
  expect(added(network)).toEqual([]);
});

it.each(['sklad', 'prislusenstvi', 'kosik'])(
  'in a browser without a cart %s goes into the one that the page shows, however late that is answered [OPEN-Q-54] [CART-20]',
  async (type) => {
    localStorage.clear();
    const opened = Promise.withResolvers<Record<string, unknown>>();
    const network = new Network({ getNewCart: () => opened.promise, addItemToCart: cart });
    window.history.replaceState(null, '', `/kosik/?type=${type}&count=2&product_id=1003`);
    show(<CartAndPage />);
    await waitFor(() => expect(network.askedFor('getNewCart')).toHaveLength(1));
    opened.resolve({ ...exampleAnswer('getNewCart'), kosikID: 'the-one' });

    await waitFor(() =>
      expect(added(network)).toMatchObject([{ cartId: 'the-one', productId: '1003', type, count: 2 }]),
    );
    expect(network.askedFor('getNewCart')).toHaveLength(1);
  },
);
