import { cart as cartOfWire, type Cart, type PaymentChoice } from '@fenestra/contracts/wire/cart';
import { screen, within } from '@testing-library/react';
import { show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { choosePayment } from './checkout/chosen-payment';
import { ExactOnceDue } from './exact-once-due';
import { SumBox } from './sum-box';

const read = cartOfWire.parse(exampleAnswer('setTransit'));
const chosen = (differences: Partial<PaymentChoice>): PaymentChoice => ({
  ...read.data.paymentOptions[0]!,
  id: 'chosen',
  disabled: false,
  method: 'transfer',
  saving: 0,
  dueNow: 102_58,
  dueLater: 239_37,
  ...differences,
});
const cartWith = (data: Partial<Cart['data']>): Cart => ({ ...read, data: { ...read.data, ...data } });
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const said = (): string => plain(screen.getByRole('complementary', { name: 'Souhrn' }).textContent);

beforeEach(() => {
  sessionStorage.clear();
  choosePayment('chosen');
});

it('what is due now, later, and saved is exact in the cart too, and so is every sum beside it [OPEN-Q-43]', () => {
  const cart = cartWith({ gross: 341_95, paymentOptions: [chosen({ saving: 6_84 })] });
  show(
    <ExactOnceDue cart={cart}>
      <SumBox cart={cart} />
    </ExactOnceDue>,
  );
  const due = within(screen.getByText('Zaplatíte teď').closest('dl')!);

  expect(due.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual([
    '− 6,84 Kč',
    '102,58 Kč',
    '239,37 Kč',
  ]);
  expect(said()).toMatch(/Celkem s DPH341,95 Kč/);
  expect(said()).not.toMatch(/,-|,\d Kč/);
});

it.each([
  ['promised of a binding order', false, 'Dodání nejpozději'],
  ['not promised of a preliminary one', true, 'Dodání předběžně do'],
])('the last day is %s', (_, technicalControl, name) => {
  const delivery = { ...read.data.delivery!, kind: 'delivery' } as const;
  show(<SumBox cart={cartWith({ technicalControl, delivery, paymentOptions: [] })} />);

  expect(said()).toMatch(new RegExp(`${name}\\d`));
});

it.each([
  ['as long as a transfer is awaited', {}, true],
  ['not by one that is due later', { dueNow: 0 }, false],
  ['not by a card', { method: 'card' }, false],
] as const)('the last day is said to move: %s', (_, differences, moves) => {
  show(<SumBox cart={cartWith({ paymentOptions: [chosen(differences)] })} />);

  expect(/Termín se posune/.test(said())).toBe(moves);
});

it('what this visitor chose says nothing of the cart of another', () => {
  show(<SumBox cart={cartWith({ paymentOptions: [chosen({})] })} ofAnother />);

  expect(said()).not.toMatch(/Termín se posune|Zaplatíte teď/);
});
