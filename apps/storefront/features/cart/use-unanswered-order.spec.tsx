import { screen, waitFor } from '@testing-library/react';
import { Err } from '@fenestra/contracts/wire/errors';
import { storeCartId, storedCartId } from '../../lib/cart/cart-id';
import { storedOrder } from '../../lib/order/stored-order';
import { idempotencyKeyOf, submittedOrder } from '../../lib/order/submitted-order';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { CartPage } from './cart-page';

const gone = { Err: Err.cartUnknown, ErrText: '' };
const unknown = { Err: Err.refused, ErrText: '' };
const shopThat = (findOrder: Record<string, unknown>) =>
  new Network({
    getCart: gone,
    getNewCart: exampleAnswer('getNewCart'),
    getActionList: { Err: 0, ErrText: '', data: [] },
    '/api/cart/sent/order': findOrder,
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeCartId('sent');
});

it('an order whose answer was lost is found by its key when the page opens again [OPEN-Q-75] [CART-16]', async () => {
  window.history.replaceState(null, '', '/conf/'); // jsdom goes to no other page
  const key = idempotencyKeyOf('sent');
  sessionStorage.setItem('order-form', JSON.stringify({ keptAt: Date.now(), values: { firstName: 'Jana' } }));
  const network = shopThat(exampleAnswer('readOrder'));
  show(<CartPage />);

  await waitFor(() => expect(storedOrder()).toMatchObject({ number: 'number', token: 'token' }));
  expect(network.askedFor('/api/cart/sent/order')[0]!.headers).toMatchObject({ 'idempotency-key': key });
  expect(screen.queryByText('Košík je prázdný')).toBeNull();
  expect([submittedOrder(), storedCartId(), sessionStorage.getItem('order-form')]).toEqual([null, null, null]);
});

it.each([
  ['nothing was sent', () => undefined],
  ['what was sent is no order', () => void idempotencyKeyOf('sent')],
])('the cart is empty when %s [CART-11] [CART-16]', async (_, send) => {
  send();
  shopThat(unknown);
  show(<CartPage />);

  expect(await screen.findByRole('heading', { name: 'Košík je prázdný' })).toBeTruthy();
});

it('one key for all tries of a cart, in every tab; another cart has another [OPEN-Q-75]', () => {
  const key = idempotencyKeyOf('sent');

  expect(idempotencyKeyOf('sent')).toBe(key);
  expect(idempotencyKeyOf('another')).not.toBe(key);
});
