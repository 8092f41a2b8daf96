import { cart as cartOfWire, type Cart } from '@fenestra/contracts/wire/cart';
import { screen, waitFor } from '@testing-library/react';
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
  reduced?: object[];
  buyer?: Buyer;
  accepts?: boolean;
};

/** The checkout as a shopper has left it, and a press of its button. */
async function send({
  typed,
  payment = 'prevodem_0.3',
  delivery = cart.data.delivery,
  reduced = [],
  buyer = 'private',
  accepts = true,
}: Typed = {}) {
  localStorage.setItem('order-form', JSON.stringify({ keptAt: Date.now(), values: { ...filledForm, ...typed } }));
  if (payment) choosePayment(payment);
  const network = new Network({
    getRegionList: { Err: 0, ErrText: '', data: [] },
    [checkStock]: ({ body }) => ({ Err: 0, ErrText: '', ...(body['products'] ? { lessProducts: reduced } : {}) }),
    newOrder: placed,
  });
  show(<Checkout cart={{ ...cart, data: { ...cart.data, delivery } }} />, { buyer });
  if (accepts) await userEvent.click(screen.getByRole('checkbox', { name: /^Souhlasím/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Odeslat předběžnou/ }));
  return network;
}
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
  expect(localStorage.getItem('cartId')).toBeNull();
});

it('reports what was short after the order, with its recap data [STOCK-03]', async () => {
  const network = await send({ reduced: [short] });
  await afterwards();

  expect(sent(network)).toEqual([checkStock, 'newOrder', checkStock]);
  const [, { body: report } = { body: {} }] = network.askedFor(checkStock);
  expect(report).toMatchObject({ less_products: [short], recap_data: { objednavkaCislo: placed['objednavkaCislo'] } });
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
