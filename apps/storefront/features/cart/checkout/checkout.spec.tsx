import { cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { Checkout } from './checkout';

const read = cartOfWire.parse(exampleAnswer('polozkyObchDokladu'));
const withoutDelivery = { ...read, data: { ...read.data, delivery: null } };
const first = 'Nejprve vyberte dopravu';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('while no delivery is chosen the payments say so, and so does sending, which sends nothing [CART-37] [OPEN-Q-105]', async () => {
  const network = new Network({ getRegionList: { Err: 0, ErrText: '', data: [] } });
  show(<Checkout cart={withoutDelivery} />);
  expect(within(screen.getByRole('region', { name: 'Platba' })).getAllByText(first)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Odeslat předběžnou objednávku/ }));

  expect(screen.getByRole('button', { name: first })).toBeTruthy();
  expect(network.askedFor('newOrder')).toEqual([]);
});
