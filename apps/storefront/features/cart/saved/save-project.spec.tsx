import { cart } from '@fenestra/contracts/wire/cart';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayIn } from '../../../lib/shop/shop';
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

it('is not offered for a cart without anything that was configured [WIRE-24]', () => {
  show(<SaveProject cart={cartOf([stock])} />);
  expect(button()).toBeNull();
});

it('says why more than one offer holds is not saved, and what may be done with it [WIRE-24]', () => {
  const { container } = show(<SaveProject cart={cartOf(Array.from({ length: 21 }, (_, nth) => again(nth)))} />);

  expect(button()).toBeNull();
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(
    'Jedna nabídka pojme nejvýš 20 položek na míru, v košíku jich je 21. Celý košík můžete poslat e-mailem.',
  );
});

it('says that the price holds no longer than that of its first line does', async () => {
  const cart = cartOf([again(1)]);
  show(<SaveProject cart={{ ...cart, data: { ...cart.data, offerUntil: todayIn(shopByCode('cs')) } }} />);
  await userEvent.click(button()!);

  const day = dayInNumbers(todayIn(shopByCode('cs')), shopByCode('cs'));
  expect((await screen.findByRole('dialog')).textContent).toContain(`Cena platí do ${day} včetně.`);
});
