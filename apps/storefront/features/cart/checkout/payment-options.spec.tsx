import { type Cart, cart as cartOfWire, type PaymentChoice } from '@fenestra/contracts/wire/cart';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Network, show } from '../../../testing/page';
import { exampleAnswer } from '../../../testing/wire-example';
import { PaymentOptions } from './payment-options';

const read = cartOfWire.parse(exampleAnswer('getCart'));
const [some] = read.data.paymentOptions;
const way = (id: string, reason: string | null = null): PaymentChoice => ({
  ...some!,
  id,
  name: id,
  reason,
  disabled: reason !== null,
  disabledByTechnicalControl: reason !== null,
});
const cartWith = (...paymentOptions: PaymentChoice[]): Cart => ({ ...read, data: { ...read.data, paymentOptions } });
const names = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')!.querySelector('b')!.textContent);

beforeEach(() => sessionStorage.clear());

it('those that can be taken come first [PAY-09]', () => {
  new Network({});
  show(
    <PaymentOptions cart={cartWith(way('card', 'first a check'), way('transfer'), way('paypal', 'first a check'))} />,
  );

  expect(names().map((name) => name.trim())).toEqual(
    ['transfer', 'card', 'paypal'].map((name) => expect.stringMatching(`^${name}`)),
  );
});

it('a reason that blocks several is said once, and named by the group of them [PAY-09]', () => {
  new Network({});
  show(
    <PaymentOptions cart={cartWith(way('card', 'first a check'), way('transfer'), way('paypal', 'first a check'))} />,
  );

  expect(screen.getAllByText('first a check')).toHaveLength(1);
  const blocked = within(screen.getByRole('group', { name: 'first a check' })).getAllByRole('radio');
  expect(blocked.map((radio) => radio.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
});

it('each reason has its group', () => {
  new Network({});
  show(<PaymentOptions cart={cartWith(way('cash', 'too much'), way('card', 'first a check'))} />);

  expect(screen.getAllByRole('group').map((group) => within(group).getAllByRole('radio').length)).toEqual([1, 1]);
});

it('the chosen one is kept for the visit, and not while it cannot be taken [CARTDATA-04]', async () => {
  new Network({});
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { name: /^transfer/ });
  const before = show(<PaymentOptions cart={cartWith(way('card'), way('transfer'))} />);
  await userEvent.click(chosen());
  before.unmount();
  const later = show(<PaymentOptions cart={cartWith(way('card'), way('transfer'))} />);
  expect(chosen().checked).toBe(true);
  later.unmount();
  show(<PaymentOptions cart={cartWith(way('card'), way('cash'), way('transfer', 'too much'))} />);

  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
});

it.each<[string, PaymentChoice[], string[]]>([
  ['the only one that is offered is chosen already', [way('cash')], ['cash']],
  ['so is the only one that can be taken', [way('card', 'first a check'), way('transfer')], ['transfer']],
  ['of two nobody has chosen any', [way('card'), way('transfer')], []],
  ['nor one that cannot be taken', [way('cash', 'first a delivery')], []],
])('%s [PAY-08] [PAY-16]', (_, ways, checked) => {
  new Network({});
  show(<PaymentOptions cart={cartWith(...ways)} />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);

  expect(radios.map((radio) => radio.closest('label')!.querySelector('b')!.textContent.trim())).toEqual(
    checked.map((name) => expect.stringMatching(`^${name}`) as string),
  );
});

it.each([
  [
    'what is due now, and in words what is left',
    { dueNow: 100_00, dueLater: 200_00 },
    '100,00 Kčteď, s DPH',
    'Později doplatíte 200,00 Kč.',
  ],
  ['what is due later, where nothing is due now', { dueNow: 0, dueLater: 300_00 }, '300,00 Kčpozději, s DPH', null],
] as const)('the price of a way is %s [PAY-01]', (_, due, price, left) => {
  new Network({});
  show(<PaymentOptions cart={cartWith({ ...way('cash'), saving: 0, ...due })} />);
  const row = screen.getByRole('radio').closest('label')!.textContent.replaceAll('\u00a0', ' ');

  expect(row).toContain(price);
  if (left) expect(row).toContain(left);
  else expect(row).not.toContain('doplatíte');
});
