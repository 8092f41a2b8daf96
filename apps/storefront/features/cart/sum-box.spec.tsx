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
import { ExactPricesWhenDue } from './exact-prices-when-due';
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
    <ExactPricesWhenDue cart={cart}>
      <SumBox cart={cart} />
    </ExactPricesWhenDue>,
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

it.each([
  ['chosen', read.data.delivery, 'Bruttó összeg szállítás nélkül'],
  ['not chosen yet', null, 'Bruttó összeg szállítás nélkül'],
  ['fetched', { ...read.data.delivery!, kind: 'pickup' as const }, 'Bruttó összeg'],
])('the total is without a delivery that is %s where its price is told by phone [PAY-08]', (_, delivery, called) => {
  const cart = cartWith({ delivery, sums: { ...read.data.sums, delivery: 0 }, paymentOptions: [chosen({})] });
  show(<SumBox cart={cart} />, { shop: 'hu' });

  expect(screen.getByText(/^Bruttó összeg/).textContent).toBe(called);
});

describe.each(shopCodes)('in %s what paying all at once saves', (code) => {
  const shop = shopByCode(code);
  const { cart: texts, orderDetails, shell } = textsOf(shop);
  const [gross, saving] = [12_100_00, 242_00];
  const vat = chargeable((gross * read.data.vatPercent) / (100 + read.data.vatPercent), shop.currency);
  const cart = (option: Partial<PaymentChoice>) =>
    cartWith({ gross, netAfterDiscount: gross - vat, vat, paymentOptions: [chosen(option)] });
  const prepaid = cart({ saving, dueNow: gross - saving, dueLater: 0 });
  const exact = (minor: number): string => tight(exactAmount(minor, shop, textsOf(shop).currency));
  const rows = (): string[] => screen.getAllByRole('row').map(({ textContent }) => tight(textContent));
  const totals = (): string[] => screen.getAllByRole('paragraph').map(({ textContent }) => tight(textContent));
  const taxes = (net: number, tax: number): string[] => [
    tight(texts.totalNet) + exact(net),
    tight(shell.vat(read.data.vatPercent)) + exact(tax),
  ];
  const charged = taxesCharged({ ...prepaid.data, total: gross - saving, currency: shop.currency });

  it.each(['private', 'business'] as const)(
    'is taken off before net and VAT, which come to what is charged, for a %s buyer [OPEN-Q-66] [PAY-11]',
    (buyer) => {
      show(
        <ExactPricesWhenDue cart={prepaid}>
          <SumBox cart={prepaid} />
        </ExactPricesWhenDue>,
        { shop: code, buyer },
      );

      expect(charged.net + charged.vat).toBe(gross - saving);
      expect(rows()).toEqual(expect.arrayContaining(taxes(charged.net, charged.vat)));
      expect(totals()).toContain(tight(orderDetails.totalToPay) + exact(gross - saving));
      const taken = buyer === 'business' ? prepaid.data.netAfterDiscount - charged.net : saving;
      expect(rows()).toContain(`${tight(texts.prepaid)}−${exact(taken)}`);
    },
  );

  it.each([
    ['where nothing is saved', cart({}), false],
    ['in the cart of another', prepaid, true],
  ] as const)('is not there %s', (_, of, ofAnother) => {
    show(
      <ExactPricesWhenDue cart={of}>
        <SumBox cart={of} ofAnother={ofAnother} />
      </ExactPricesWhenDue>,
      { shop: code },
    );

    expect(rows()).toEqual(expect.arrayContaining(taxes(gross - vat, vat)));
    expect(totals()).toContain(tight(texts.totalGross) + exact(gross));
    expect(rows().join()).not.toContain(tight(texts.prepaid));
  });

  it('is in the bar of a phone too', () => {
    show(
      <ExactPricesWhenDue cart={prepaid}>
        <SumBar cart={prepaid}>{null}</SumBar>
      </ExactPricesWhenDue>,
      { shop: code },
    );

    for (const minor of [gross - saving, charged.net]) expect(totals().join()).toContain(exact(minor));
  });
});
const tight = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]/g, '');

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
