import { type Cart, cart as cartOfWire, services } from '@fenestra/contracts/wire/cart';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeCartId } from '../../lib/cart/cart-id';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { choosePayment } from './checkout/chosen-payment';
import { ServiceRows } from './service-rows';

const read = cartOfWire.parse(exampleAnswer('polozkyObchDokladu'));
const cartWith = (data: Partial<Cart['data']>): Cart => ({ ...read, data: { ...read.data, ...data } });
const control = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^(Technická|A megrendelés)/ });

beforeEach(() => sessionStorage.clear());

it('the technical control is free; what it is worth stands beside it and is not struck through [SERV-02]', () => {
  new Network({});
  show(<ServiceRows cart={read} />);

  expect(screen.getByText(/^v\shodnotě 50,-\sKč$/)).toBeTruthy();
  expect(document.querySelector('s')).toBeNull();
});

it('in Hungary it has no such price [OPEN-Q-67]', () => {
  expect(shopByCode('hu').technicalControl.originalPrice).toBeNull();
});

it('unticked, it still says what it is worth [SERV-02] [CART-15]', async () => {
  new Network({ getServiceList: exampleAnswer('getServiceList') });
  show(<ServiceRows cart={cartWith({ technicalControl: false, services: [] })} />);
  expect(await screen.findByText(/^v\shodnotě 50,-\sKč$/)).toBeTruthy();
});

it.each([
  ['cs', 50_00],
  ['sk', 1_80],
  ['at', 1_80],
  ['de', 1_80],
] as const)('that price is in %s %d minor units [SERV-02]', (shop, minor) => {
  expect(shopByCode(shop).technicalControl.originalPrice).toBe(minor);
});

it('in Hungary it cannot be unticked [SERV-06]', async () => {
  const network = new Network({});
  show(<ServiceRows cart={cartWith({ technicalControl: true })} />, { shop: 'hu' });
  await userEvent.click(control());

  expect([control().checked, control().getAttribute('aria-disabled')]).toEqual([true, 'true']);
  expect(network.askedFor('dropService')).toEqual([]);
});

it('ticked, it ends the chosen payment [SERV-07]', async () => {
  const network = new Network({ getCart: exampleAnswer('getCart'), addService: exampleAnswer('addService') });
  storeCartId('a-cart');
  choosePayment('gopay_1');
  show(<ServiceRows cart={cartWith({ technicalControl: false })} />);
  await userEvent.click(control());

  expect(sessionStorage.getItem('selectedPayment')).toBeNull();
  await waitFor(() => expect(network.askedFor('addService')).toHaveLength(1));
  expect(network.askedFor('addService')[0]!.body).toMatchObject({ serviceId: services.technicalControl });
});
