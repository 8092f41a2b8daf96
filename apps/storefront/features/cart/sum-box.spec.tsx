import { cart as cartOfWire, type Cart, type PaymentChoice } from '@fenestra/contracts/wire/cart';
import { taxesCharged } from '@fenestra/domain/pricing/vat';
import { chargeable } from '@fenestra/domain/shop/money';
import { shopByCode, shopCodes } from '@fenestra/domain/shop/shops';
import { exactAmount } from '@fenestra/i18n/money';
import { textsOf } from '@fenestra/i18n/texts-of';
import { screen, within } from '@testing-library/react';
import { show } from '../../testing/page';
import { exampleAnswer } from '../../testing/wire-example';
import { choosePayment } from './checkout/chosen-payment';
import { ExactOnceDue } from './exact-once-due';
import { SumBar, SumBox } from './sum-box';

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
    '102,58 Kč',
    '239,37 Kč',
  ]);
  expect(said()).toMatch(/Celkem s DPH341,95 Kč/);
  expect(said()).toMatch(/platbu celé částky předem− 6,84 Kč/);
  expect(said()).not.toMatch(/,-|,\d Kč/);
});

describe.each(shopCodes)('in %s what paying all at once saves', (code) => {
  const shop = shopByCode(code);
  const { cart: texts, orderDetails, shell } = textsOf(shop);
  const [gross, saving] = [12_100_00, 242_00];
  const vat = chargeable((gross * read.data.vatPercent) / (100 + read.data.vatPercent), shop.currency);
  const cart = (option: Partial<PaymentChoice>) =>
    cartWith({ gross, netAfterDiscount: gross - vat, vat, paymentOptions: [chosen(option)] });
  const prepaid = cart({ saving, dueNow: gross - saving, dueLater: 0 });
  const minorUnits = (text: string): number =>
    Math.round(100 * Number(text.replaceAll(/[^\d,.-]/g, '').replace(',', '.')));
  const rowOf = (name: string): number =>
    minorUnits(
      exactly(within(screen.getByRole('row', { name: new RegExp(`^${escaped(name)}`) })).getByRole('cell').textContent),
    );
  const totalOf = (name: string): number => minorUnits(exactly(screen.getByText(name).nextElementSibling!.textContent));

  it.each(['private', 'business'] as const)(
    'is taken off before net and VAT, which come to what is charged, for a %s buyer [OPEN-Q-66] [PAY-11]',
    (buyer) => {
      show(
        <ExactOnceDue cart={prepaid}>
          <SumBox cart={prepaid} />
        </ExactOnceDue>,
        { shop: code, buyer },
      );

      expect(totalOf(orderDetails.totalToPay)).toBe(gross - saving);
      expect(rowOf(texts.totalNet) + rowOf(shell.vat(read.data.vatPercent))).toBe(gross - saving);
      expect(rowOf(texts.totalNet)).toBe(
        taxesCharged({ ...prepaid.data, total: gross - saving, currency: shop.currency }).net,
      );
    },
  );

  it('is not there where nothing is saved, nor in the cart of another', () => {
    for (const [of, ofAnother] of [
      [cart({}), false],
      [prepaid, true],
    ] as const) {
      const shown = show(
        <ExactOnceDue cart={of}>
          <SumBox cart={of} ofAnother={ofAnother} />
        </ExactOnceDue>,
        { shop: code },
      );
      expect(totalOf(texts.totalGross)).toBe(gross);
      expect(rowOf(texts.totalNet) + rowOf(shell.vat(read.data.vatPercent))).toBe(gross);
      shown.unmount();
    }
  });

  it('is in the bar of a phone too', () => {
    show(
      <ExactOnceDue cart={prepaid}>
        <SumBar cart={prepaid}>{null}</SumBar>
      </ExactOnceDue>,
      { shop: code },
    );
    const { net } = taxesCharged({ ...prepaid.data, total: gross - saving, currency: shop.currency });
    const bar = exactly(document.body.textContent);

    for (const minor of [gross - saving, net])
      expect(bar).toContain(exactly(exactAmount(minor, shop, textsOf(shop).currency)));
  });
});
const exactly = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]/g, '');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
