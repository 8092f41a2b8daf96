import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@fenestra/contracts/wire/order';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { exampleAnswer } from '../../../testing/wire-example';
import { filledForm } from '../../../testing/filled-form';
import { Network, show } from '../../../testing/page';
import { OrderButton, type OrderRequest } from './order-button';
import { type OrderForm, wireOrderOf } from './order-form';
import { storedRecipientOf } from './remember-recipient';

const services = { comfortDelivery: false, childGuard: false };
type Payment = Parameters<typeof wireOrderOf>[3]['payment'];
const orderBy = (payment: Payment): OrderRequest => {
  const order = wireOrderOf(filledForm, 'private', 'cs', { payment, deposit: 4205_72, ...services });
  return { shopId: 7, cartId: 'cart', order };
};
const order = orderBy({ id: 'prevodem_0.3', name: 'Převodem, záloha 30 %', method: 'transfer' });
const placed = exampleAnswer('newOrder');

const onPlaced = jest.fn<void, [Order]>();
const onWrongFields = jest.fn();
const button = () => screen.getByRole('button');
const showButton = (prepare: () => OrderRequest | null = () => order, mayOrder = async () => true) =>
  show(<OrderButton kind="preliminary" revision={3} {...{ prepare, mayOrder, onPlaced, onWrongFields }} />);

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

it('sends all that was typed as one text, by the names of the protocol [ORDER-02] [CUST-01] [CUST-02] [CUST-03] [CUST-04] [SERV-16] [SERV-17]', async () => {
  const other = { street: 'Nová 3', city: 'Praha', postcode: '110 00' };
  const typed: OrderForm = {
    ...filledForm,
    company: { name: 'Okna s.r.o.', id: '27082440', taxId: 'CZ27082440', vatPayer: true },
    sameInvoice: false,
    invoice: { firstName: 'Jan', lastName: 'Malý', company: 'Fa', id: '27082440', taxId: 'CZ27082440', address: other },
    sameDelivery: false,
    delivery: { name: 'Eva', phone: '602 333 444', address: other },
    note: 'zvonek',
    refusesNews: true,
  };
  const payment = { id: 'prevodem_1', name: 'Převodem předem', method: 'transfer' } as const;
  const order = wireOrderOf(typed, 'business', 'cs', { payment, deposit: 0, comfortDelivery: true, childGuard: true });
  const network = new Network({ newOrder: placed });
  showButton(() => ({ shopId: 7, cartId: 'cart', order }));
  await userEvent.click(button());

  expect(JSON.parse(network.askedFor('newOrder')[0]!.body['orderData'] as string)).toMatchObject({
    ...{ jmeno: 'Jana', prijmeni: 'Nová', ulice: 'Lidická 12', mesto: 'Brno', psc: '60200' },
    ...{ firma: 'Okna s.r.o.', ic: '27082440', dic: 'CZ27082440', platceDPH: true },
    ...{ kontaktTel: '601 222 333', kontaktEmail: 'jana@example.test' },
    ...{ faJmeno: 'Jan', faPrijmeni: 'Malý', faFirma: 'Fa', faIC: '27082440', faDIC: 'CZ27082440' },
    ...{ faUlice: 'Nová 3', faMesto: 'Praha', faPsc: '11000' },
    ...{ dodJmeno: 'Eva', dodUlice: 'Nová 3', dodMesto: 'Praha', dodPsc: '11000', dodTelefon: '602 333 444' },
    ...{ memo: 'zvonek', shopNews: true, comfortDelivery: true, childGuard: true },
  });
});

it('the recap gets to know who receives the goods as the order stores it', () => {
  const address = { ...filledForm.address, postcode: '60200' };
  const { phone, deliverTo } = storedRecipientOf(filledForm, 'private', shopByCode('cs'))!;

  expect({ phone, deliverTo }).toEqual({
    phone: '+420601222333',
    deliverTo: { name: 'Jana Nová', company: '', ...address },
  });
  expect(storedRecipientOf({ ...filledForm, phone: '' }, 'private', shopByCode('cs'))).toBeNull();
});

it('sends nothing while something is missing [ORDER-11]', async () => {
  const network = new Network({ newOrder: placed });
  showButton(() => null);
  await userEvent.click(button());

  expect(network.asked).toHaveLength(0);
});

it('sends once however often it is pressed, and stays in the tab order [ORDER-02]', async () => {
  const network = new Network({ newOrder: () => new Promise(() => undefined) });
  showButton();
  await userEvent.dblClick(button());

  expect(network.asked).toHaveLength(1);
  expect(button().textContent).toContain('odesílá');
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect((button() as HTMLButtonElement).disabled).toBe(false);
});

it('explains a lost connection and sends the same order with the same key [OPEN-Q-75] [ORDER-08] [ORDER-09]', async () => {
  let tries = 0;
  const network = new Network({ newOrder: () => (++tries === 1 ? new Error('connection lost') : placed) });
  showButton();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('nikdy z');
  expect(button().getAttribute('aria-busy')).not.toBe('true');

  expect(button().textContent).toBe('Odeslat předběžnou objednávku'); // the law wants these words alone
  await userEvent.click(button());
  expect(onPlaced).toHaveBeenCalledTimes(1);
  expect(new Set(network.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(network.asked.map(({ headers }) => headers['x-revision'])).toEqual(['3', '3']);
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

it('is sending until a second after the order was placed: presses in between send nothing [ORDER-07]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const shopper = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const network = new Network({ newOrder: placed });
  showButton();
  await shopper.click(button());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(onPlaced).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(900));
  await shopper.click(button());
  expect(network.askedFor('newOrder')).toHaveLength(1);
  expect(button().getAttribute('aria-busy')).toBe('true');
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();

  expect(button().getAttribute('aria-busy')).not.toBe('true');
});
