import { cart as cartOfWire } from '@fenestra/contracts/wire/cart';
import { screen } from '@testing-library/react';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { Discounts } from './discounts';

it('actions that apply are told apart from those that could, each by its words once [CART-36]', async () => {
  const read = cartOfWire.parse(exampleAnswer('getCart'));
  const applied = { action: 9001, description: 'Sleva sezóny' };
  const actions = [
    { akceID: 9001, popis: 'Sleva sezóny' },
    { akceID: 9002, popis: 'Množstevní sleva' },
  ];
  new Network({ getActionList: { Err: 0, ErrText: '', data: actions } });
  show(<Discounts cart={{ ...read, data: { ...read.data, discounts: [applied] } }} />);

  await screen.findByText('Množstevní sleva');
  const [first, second, ...more] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/^Sleva sezóny uplatněno/);
  expect(second).toBe('Množstevní slevazatím ne');
  expect(more).toEqual([]);
});
