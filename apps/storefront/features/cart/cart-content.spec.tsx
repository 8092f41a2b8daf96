import { cart } from '@fenestra/contracts/wire/cart';
import { screen, within } from '@testing-library/react';
import { exampleAnswer } from '../../testing/wire-example';
import { Network, show } from '../../testing/page';
import { CartContent } from './cart-content';

it('what is made to measure stands apart from the stock, with its control and without a way to give it back [SHOP-04]', () => {
  new Network({});
  const read = cart.parse(exampleAnswer('polozkyObchDokladu'));
  const [made] = read.data.items.filter(({ stock }) => !stock);
  show(<CartContent cart={read} />);

  const own = within(screen.getByRole('region', { name: 'Výrobky na míru' }));
  expect(own.getAllByRole('article')).toHaveLength(read.data.items.filter(({ stock }) => !stock).length);
  expect(own.getByRole('article', { name: new RegExp(made!.name) })).toBeTruthy();
  expect(screen.getByText(/^Výrobky na míru nelze vrátit/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Technická kontrola/, checked: true })).toBeTruthy();
});
