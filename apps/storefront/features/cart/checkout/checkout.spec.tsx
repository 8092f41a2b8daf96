import { cart as cartOfWire, type CartItem } from '@fenestra/contracts/wire/cart';
import { screen, waitFor, within } from '@testing-library/react';
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

it('what is missing is listed by the name of its field, with the address it belongs to, and leads there [ORDER-11]', async () => {
  new Network({ getRegionList: { Err: 0, ErrText: '', data: [] } });
  show(<Checkout cart={read} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Fakturační adresa je stejná' }));
  await userEvent.type(screen.getAllByRole('textbox', { name: /^PSČ/ })[0]!, '12');
  await userEvent.click(screen.getByRole('button', { name: /^Odeslat předběžnou objednávku/ }));
  const [summary] = screen.getAllByRole('alert'); // fields say theirs further down
  const entries = within(summary!).getAllByRole('button');
  const said = entries.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

  expect(said).toContain('Příjmení: Musí být vyplněno');
  expect(said).toContain('Fakturační adresa, Ulice a číslo: Musí být vyplněno');
  expect(said).toContain('PSČ má 5 číslic.');
  expect(said.filter((text) => text === 'Musí být vyplněno')).toEqual([]);
  expect(new Set(said).size).toBe(said.length);

  await userEvent.click(entries[said.indexOf('Fakturační adresa, Ulice a číslo: Musí být vyplněno')]!);
  expect(document.activeElement?.id).toBe('invoice-address-street');
});

it('delivery with payment and the details are two parts of one page, each with a way to its heading [CART-02]', async () => {
  new Network({ getRegionList: { Err: 0, ErrText: '', data: [] } });
  show(<Checkout cart={read} />);
  const parts = within(screen.getByRole('navigation', { name: 'Kroky objednávky' }));
  await userEvent.click(parts.getByRole('button', { name: /Údaje$/ }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vaše údaje' }));
  await userEvent.click(parts.getByRole('button', { name: /Doprava/ }));

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Doprava' }));
  expect(parts.getByRole('link', { name: /Obsah košíku$/ }).getAttribute('href')).toBe('/kosik/');
});

it.each([
  ['hu', 'Kérek hírlevelet e-mailben', false],
  ['cs', 'Nechci dostávat novinky e-mailem', true],
] as const)('in %s the box about news begins unticked; ticked, it says: %s [CUST-04]', async (shop, title, refuses) => {
  new Network({ getRegionList: { Err: 0, ErrText: '', data: [] } });
  show(<Checkout cart={read} />, { shop });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${title}`) });
  expect(box.checked).toBe(false);
  await userEvent.click(box);

  expect(box.checked).toBe(true);
  await waitFor(() => expect(sessionStorage.getItem('order-form')).toContain(`"refusesNews":${refuses}`));
});

it('a name with characters that papers cannot print is accepted with a hint that names them', async () => {
  new Network({ getRegionList: { Err: 0, ErrText: '', data: [] } });
  show(<Checkout cart={read} />);
  const field = screen.getByRole('textbox', { name: /^Příjmení/ });
  await userEvent.type(field, '王');
  await userEvent.tab();

  expect(screen.getByText(/^Na dokladech neumíme vytisknout 王/).id).toBe(field.getAttribute('aria-describedby'));
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'Wang');
  expect(screen.queryByText(/^Na dokladech neumíme vytisknout 王/)).toBeNull();
});

describe('that there is no way to give goods back', () => {
  const item = read.data.items[0]!;
  const saidOf = (lines: readonly Partial<CartItem>[]) => {
    new Network({ getRegionList: { Err: 0, ErrText: '', data: [] } });
    const items = lines.map((line, nth) => ({ ...item, ...line, line: `line-${nth}` }));
    show(<Checkout cart={{ ...read, data: { ...read.data, items } }} />);
    return screen.queryByText(/nelze odstoupit bez udání důvodu/);
  };
  const stock = { kind: 'vyrobek', stock: true } as const;
  const foam = { kind: 'prislusenstvi', stock: false, unit: 'piece' } as const;

  it.each<[string, Partial<CartItem>]>([
    ['what is made to measure', { kind: 'vyrobek', stock: false }],
    [
      'what is made to the size of a product from stock',
      { ...stock, priceDetail: { ...item.priceDetail, unitAccessories: 500_00 } },
    ],
    ['what is cut to length', { kind: 'prislusenstvi', stock: false, unit: 'metre' }],
  ])('is agreed to with %s', (_, line) => {
    expect(saidOf([stock, foam, line])).toBeTruthy();
  });

  it('is not said of stock goods and accessories by the piece', () => {
    expect(saidOf([stock, foam])).toBeNull();
  });
});
