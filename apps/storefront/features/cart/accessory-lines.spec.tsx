import { cart, type Cart } from '@fenestra/contracts/wire/cart';
import { screen, within } from '@testing-library/react';
import { Network, show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { CartContent } from './cart-content';
import { useRemoval } from './use-removal';

const Content = ({ cart }: { cart: Cart }) => <CartContent cart={cart} removal={useRemoval()} />;

/** Shows the recorded cart of an example, and gives its part with accessories. */
const accessoriesOf = (example: string) => accessoriesIn(cart.parse(exampleAnswer(example)));

function accessoriesIn(cart: Cart) {
  new Network({});
  show(<Content cart={cart} />);
  return within(screen.getByRole('region', { name: /^Příslušenství/ }));
}

it('an accessory stands in the cart with drawing, dimension, metres and price [CART-04]', () => {
  const tape = accessoriesOf('polozkyObchDokladu-dimension').getByRole('article');

  expect(tape.querySelector('img')!.getAttribute('src')).toContain('/api/pictures/accessory-804.svg');
  expect(within(tape).getByRole<HTMLInputElement>('textbox').value).toBe('3,75');
  expect(tape.textContent).toContain('70 mm');
  expect(tape.textContent).toContain('108,9\u00a0Kč3,75\u00a0m\u00a0×\u00a029,0\u00a0Kč s\u00a0DPH');
});

it('of what is sold by volume a litre has its price too, as the visitor reckons', () => {
  const read = cart.parse(exampleAnswer('polozkyObchDokladu-dimension'));
  const items = read.data.items.map((item) =>
    item.kind === 'prislusenstvi' ? { ...item, contents: { amount: 0.5, measure: 'litre' as const } } : item,
  );
  accessoriesIn({ ...read, data: { ...read.data, items } });

  expect(screen.getByText('58,1 Kč za litr')).toBeTruthy();
});

it('a cart without accessories leads to them [CART-01]', () => {
  const section = accessoriesOf('addItemToCart-stock');

  expect(section.queryByRole('article')).toBeNull();
  expect(section.getByRole('link', { name: 'Přidat příslušenství' }).getAttribute('href')).toBe('#prislusenstvi');
});
