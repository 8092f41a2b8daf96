import { cart } from '@fenestra/contracts/wire/cart';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleAnswer } from '../../../testing/wire-example';
import { Network, show } from '../../../testing/page';
import { SaveProject } from './save-project';

const read = cart.parse(exampleAnswer('polozkyObchDokladu'));
const configured = read.data.items.find(({ configurationId }) => configurationId !== null)!;
const stock = read.data.items.find((line) => line.stock)!;

/** The window of the example again, as another line. */
const again = (nth: number) => ({ ...configured, line: `line-${nth}`, configurationId: `configuration-${nth}` });
const cartOf = (items: typeof read.data.items) => ({ ...read, data: { ...read.data, items } });
const button = () => screen.queryByRole('button', { name: /^Uložit/ });

beforeEach(() => {
  localStorage.clear();
});

it('saves all configured lines as one offer with one QR code [SAVE-01, WIRE-24]', async () => {
  const network = new Network({ '/api/configuration': { id: 'S'.repeat(22), odkaz: 'http://x/', qr: 'PHN2Zy8+' } });
  show(<SaveProject cart={cartOf([again(1), stock, again(2)])} />);
  await userEvent.click(button()!);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Bez e-mailu/ }));

  expect(await within(dialog).findAllByRole('img', { name: /^QR/ })).toHaveLength(1);
  expect(network.askedFor('/api/configuration').map(({ body }) => body['configuration'])).toEqual([
    ['configuration-1', 'configuration-2'],
  ]);
  expect(localStorage.getItem('saved')).toContain('+ 1');
});

it.each([
  ['nothing that was configured', 0],
  ['more than one offer holds', 21],
])('is not offered for %s [WIRE-24]', (_, lines) => {
  show(<SaveProject cart={cartOf([stock, ...Array.from({ length: lines }, (_each, nth) => again(nth))])} />);
  expect(button()).toBeNull();
});
