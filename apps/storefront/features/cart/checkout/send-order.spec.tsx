import { cart as cartOfWire, type Cart } from '@fenestra/contracts/wire/cart';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filledForm } from '../../../testing/filled-form';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { Checkout } from './checkout';
import { choosePayment } from './chosen-payment';
import type { OrderForm } from './order-form';

const checkStock = '/conf/api/dist/checkStock.php';
const placed = exampleAnswer('newOrder');
/** A window made to measure and one from stock, to be delivered. */
const cart = cartOfWire.parse(exampleAnswer('setTransit'));
const company = { name: 'Okna s.r.o.', id: '27082440', taxId: '', vatPayer: false };
const short = { id: 1005, quantity: 2, available: 1 };

type Typed = {
  typed?: Partial<OrderForm>;
  payment?: string;
  delivery?: Cart['data']['delivery'];
  /** What the check finds, each time the next; the last one again. */
  reduced?: readonly (object[] | Error | Promise<object[]>)[];
  buyer?: Buyer;
  accepts?: boolean;
};

/** The checkout as a shopper has left it, and a press of its button. */
async function send({
  typed,
  payment = 'prevodem_0.3',
  delivery = cart.data.delivery,
  reduced = [[]],
  buyer = 'private',
  accepts = true,
}: Typed = {}) {
  sessionStorage.setItem('order-form', JSON.stringify({ keptAt: Date.now(), values: { ...filledForm, ...typed } }));
  if (payment) choosePayment(payment);
  let checks = 0;
  const found = () => reduced[Math.min(checks++, reduced.length - 1)]!;
  const network = new Network({
    getRegionList: { Err: 0, ErrText: '', data: [] },
    [checkStock]: async ({ body }) => {
      if (!body['products']) return { Err: 0, ErrText: '' };
      const lessProducts = await found();
      return lessProducts instanceof Error ? lessProducts : { Err: 0, ErrText: '', lessProducts };
    },
    newOrder: placed,
  });
  show(<Checkout cart={{ ...cart, data: { ...cart.data, delivery } }} />, { buyer });
  if (accepts) await userEvent.click(screen.getByRole('checkbox', { name: /^Souhlasím/ }));
  await press();
  return network;
}
const press = async () => userEvent.click(screen.getByRole('button', { name: /^Odeslat předběžnou/ }));
/** Calls of the order in their order; the lists of the page come when they come. */
const sent = ({ asked }: Network) =>
  asked.map(({ path, body }) => body['akce'] ?? path).filter((call) => call === 'newOrder' || call === checkStock);
const afterwards = () => waitFor(() => expect(window.location.hash).toBe('#/rekapitulace/?prel=1'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('cartId', cart.cartId);
  window.history.replaceState(null, '', '/conf/');
});

it('stock is asked for what comes from it, then the order is sent with its share of the gross price, kept, and the cart forgotten [STOCK-01] [STOCK-02] [ORDER-01] [ORDER-03] [ORDER-05] [ORDER-06]', async () => {
  const network = await send();
  await afterwards();

  expect(sent(network)).toEqual([checkStock, 'newOrder']);
  expect(network.askedFor(checkStock)[0]!.body).toEqual({ products: [{ id: 1005, quantity: 2 }] });
  const { orderData } = network.askedFor('newOrder')[0]!.body;
  const { zaloha } = JSON.parse(orderData as string) as { zaloha: number };
  expect(zaloha).toBe(Math.round(cart.data.gross * 0.3) / 100);
  expect(JSON.parse(sessionStorage.getItem('recap')!)).toMatchObject({ objednavkaCislo: placed['objednavkaCislo'] });
  expect([localStorage.getItem('cartId'), sessionStorage.getItem('order-form')]).toEqual([null, null]);
});

it('a checkout that Back shows after its order has no button that orders [ORDER-06]', async () => {
  await send();
  await afterwards();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  await waitFor(() => expect(screen.queryByRole('button', { name: /objednáv/i })).toBeNull());
});

it('nothing is sent while stock is short: the pieces that come later are named, and the next press orders with them and reports them [STOCK-01] [STOCK-03] [OPEN-Q-78]', async () => {
  const network = await send({ reduced: [[short]] });
  const named = await screen.findByText(/: 1 z 2 ks dodáme později/);

  expect(named.textContent).toContain('Otevíravě-sklopné okno');
  expect(sent(network)).toEqual([checkStock]);
  expect(localStorage.getItem('sent-order')).toBeNull();
  await press();
  await afterwards();
  expect(sent(network)).toEqual([checkStock, checkStock, 'newOrder', checkStock]);
  const { body: report } = network.askedFor(checkStock).at(-1)!;
  expect(report).toMatchObject({ less_products: [short], recap_data: { objednavkaCislo: placed['objednavkaCislo'] } });
});

it('a shortage that became larger is shown again, a smaller one is ordered [STOCK-01]', async () => {
  const network = await send({ reduced: [[short], [{ ...short, available: 0 }], [short]] });
  await screen.findByText(/: 1 z 2 ks/);
  await press();
  await screen.findByText(/: 2 z 2 ks/);
  expect(sent(network)).toEqual([checkStock, checkStock]);
  await press();
  await afterwards();

  expect(sent(network).slice(0, 4)).toEqual([checkStock, checkStock, checkStock, 'newOrder']);
});

it('an order is sent only after the answer of the check [STOCK-01]', async () => {
  const answer = Promise.withResolvers<object[]>();
  const network = await send({ reduced: [answer.promise] });
  expect(sent(network)).toEqual([checkStock]);
  answer.resolve([]);
  await afterwards();

  expect(sent(network)).toEqual([checkStock, 'newOrder']);
});

it('a check that fails keeps no order back [OPEN-Q-78]', async () => {
  const network = await send({ reduced: [new Error('no connection')] });
  await afterwards();

  expect(sent(network)).toEqual([checkStock, 'newOrder']);
});

it.each<[string, Typed]>([
  ['the terms', { accepts: false }],
  ['a required field', { typed: { lastName: '' } }],
  ['a number of the company', { typed: { company }, buyer: 'business' }],
  ['a valid e-mail', { typed: { email: '@' } }],
  ['the delivery', { delivery: null }],
  ['the payment', { payment: '' }],
  ['a payment that can be taken', { payment: 'gopay_1' }],
])('is not sent without %s [ORDER-11] [PAY-16]', async (_, missing) => {
  const network = await send(missing);

  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
  expect(sent(network)).toEqual([]);
});
