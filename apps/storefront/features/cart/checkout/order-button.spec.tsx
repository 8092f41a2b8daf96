import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@fenestra/contracts/wire/order';
import { exampleAnswer } from '../../../testing/wire-example';
import { Network, show } from '../../../testing/page';
import { OrderButton, type OrderRequest } from './order-button';
import { emptyForm, wireOrderOf } from './order-form';

const form = {
  ...emptyForm,
  firstName: 'Jana',
  lastName: 'Nová',
  email: 'jana@example.test',
  phone: '601 222 333',
  address: { street: 'Lidická 12', city: 'Brno', postcode: '602 00' },
  acceptsTerms: true,
};
const services = { comfortDelivery: false, childGuard: false };
type Payment = Parameters<typeof wireOrderOf>[2]['payment'];
const orderBy = (payment: Payment): OrderRequest => {
  const order = wireOrderOf(form, 'cs', { payment, deposit: 4205_72, ...services });
  return { shopId: 7, cartId: 'cart', order };
};
const order = orderBy({ id: 'prevodem_0.3', name: 'Převodem, záloha 30 %', method: 'transfer' });
const placed = exampleAnswer('newOrder');

const onPlaced = jest.fn<void, [Order]>();
const onWrongFields = jest.fn();
const button = () => screen.getByRole('button');
const showButton = (prepare: () => OrderRequest | null = () => order) =>
  show(<OrderButton kind="preliminary" prepare={prepare} onPlaced={onPlaced} onWrongFields={onWrongFields} />);

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});

it('hands over the recap when the order is placed [ORDER-05]', async () => {
  new Network({ newOrder: placed });
  showButton();
  await userEvent.click(button());

  expect(onPlaced.mock.calls[0]![0]).toMatchObject({ number: 'number', token: 'token', kind: 'preliminary' });
});

it.each<[Payment, string, string]>([
  [{ id: 'gopay_1', name: 'Platební karta online', method: 'card' }, 'gopay', 'GOPAY_PAYMENT_CARD'],
  [{ id: 'prevodem_1', name: 'Převodem předem', method: 'transfer' }, 'prevodem', ''],
  [{ id: 'hotove_0', name: 'Hotově', method: 'cash' }, 'hotove', ''],
  [{ id: 'paypal_1', name: 'PayPal', method: 'paypal' }, 'paypal', ''],
])('says how the order is paid: %j as zpusobPlatby %s, gopay %j [PAY-01] [CUST-05] [OPEN-Q-70]', async (...row) => {
  const [payment, zpusobPlatby, gopay] = row;
  const network = new Network({ newOrder: placed });
  showButton(() => orderBy(payment));
  await userEvent.click(button());

  const sent = JSON.parse(network.askedFor('newOrder')[0]!.body['orderData'] as string) as object;
  expect(sent).toMatchObject({ platbaID: payment.id, platba: payment.name, zpusobPlatby, gopay });
});

it('sends nothing while something is missing [ORDER-11]', async () => {
  const network = new Network({ newOrder: placed });
  showButton(() => null);
  await userEvent.click(button());

  expect(network.asked).toHaveLength(0);
});

it('sends once however often it is pressed, and stays in the tab order', async () => {
  const network = new Network({ newOrder: () => new Promise(() => undefined) });
  showButton();
  await userEvent.dblClick(button());

  expect(network.asked).toHaveLength(1);
  expect(button().textContent).toContain('odesílá');
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect((button() as HTMLButtonElement).disabled).toBe(false);
});

it('explains a lost connection and sends the same order with the same key [OPEN-Q-75]', async () => {
  let tries = 0;
  const network = new Network({ newOrder: () => (++tries === 1 ? new Error('connection lost') : placed) });
  showButton();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('nikdy z');

  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(onPlaced).toHaveBeenCalledTimes(1);
  expect(new Set(network.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

it('shows the reason of the shop and marks the fields it names', async () => {
  const refused = { Err: 15, ErrText: 'Formulář obsahuje chyby', fields: { psc: 'PSČ má 5 číslic.' } };
  new Network({ newOrder: refused });
  showButton();
  await userEvent.click(button());

  expect((await screen.findByRole('alert')).textContent).toContain('Formulář obsahuje chyby');
  expect(onWrongFields).toHaveBeenCalledWith({ psc: 'PSČ má 5 číslic.' });
});

it('leads to the order that the cart became with other data [OPEN-Q-75]', async () => {
  new Network({ newOrder: { ...placed, Err: 15, ErrText: 'Tento košík už je objednaný' } });
  showButton();
  await userEvent.click(button());

  expect((await screen.findByRole('link', { name: 'Zobrazit objednávku' })).getAttribute('href')).toContain(
    'rekapitulace',
  );
  expect(onPlaced).not.toHaveBeenCalled();
});
