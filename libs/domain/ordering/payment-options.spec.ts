import fc from 'fast-check';
import { shopByCode, type ShopCode, shopCodes } from '../shop/shops';
import { isDepositRight, type PayableCart, type PaymentOption, paymentOptionsOf } from './payment-options';

const cart = (changes: Partial<PayableCart> = {}): PayableCart => ({
  shop: 'cs',
  stockOnly: false,
  technicalControl: false,
  delivery: 'delivery',
  gross: 13_787_95,
  ...changes,
});

const idOf = ({ method, share }: PaymentOption): string => `${method}_${share}`;
const optionsOf = (changes: Partial<PayableCart>) =>
  paymentOptionsOf(cart(changes), ['card', 'cash', 'transfer', 'paypal']);
const optionOf = (id: string, changes: Partial<PayableCart> = {}) => {
  const option = optionsOf(changes).find((each) => idOf(each) === id);
  if (!option) throw new Error(`no option ${id}`);
  return option;
};

describe('the ways to pay', () => {
  it.each<[ShopCode, boolean, string[]]>([
    ['cs', true, ['card_1', 'cash_0', 'transfer_1']],
    ['cs', false, ['card_1', 'transfer_1', 'transfer_0.3']],
    ['sk', false, ['card_1', 'transfer_1', 'transfer_0.3']],
    ['at', true, ['card_1', 'cash_0', 'transfer_1']],
    ['de', true, ['card_1', 'cash_0', 'transfer_1', 'paypal_1']],
    ['de', false, ['card_1', 'transfer_1', 'transfer_0.3', 'paypal_1', 'paypal_0.3']],
    ['hu', true, ['cash_0']],
    ['hu', false, ['cash_0']],
  ])('in %s, stock %s, are %j [PAY-02 to PAY-08, OPEN-Q-63]', (shop, stockOnly, ids) => {
    expect(optionsOf({ shop, stockOnly }).map(idOf)).toEqual(ids);
  });

  it('are only those that somebody collects [PAY-06]', () => {
    const options = paymentOptionsOf(cart({ shop: 'de' }), ['card', 'transfer']);
    expect(options.map(idOf)).toEqual(['card_1', 'transfer_1', 'transfer_0.3']);
  });

  it('save 2 % when all of made-to-measure goods is paid now, to the haléř [PAY-11, PAY-12, OPEN-Q-66]', () => {
    expect(optionOf('transfer_1')).toMatchObject({ saving: 275_76, dueNow: 13_512_19, dueLater: 0, restPayment: null });
    expect(optionOf('transfer_1', { stockOnly: true })).toMatchObject({ saving: 0, dueNow: 13_787_95 });
  });

  it('take 30 % now as a deposit, the rest at the door [PAY-10]', () => {
    expect(optionOf('transfer_0.3')).toMatchObject({
      saving: 0,
      dueNow: 4_136_39,
      dueLater: 9_651_56,
      restPayment: 'cash_on_delivery',
    });
  });

  test.each([
    ['at', 2142_90, 'cash_on_delivery'],
    ['at', 2145_00, 'cash_on_delivery'],
    ['at', 2145_01, 'transfer'],
    ['de', 2145_00, 'cash_on_delivery'],
    ['de', 2145_01, 'transfer'],
    ['sk', 2145_01, 'cash_on_delivery'],
    ['sk', 99_999_99, 'cash_on_delivery'],
    ['cs', 99_999_999_00, 'cash_on_delivery'],
  ] as const)(
    'the rest after a deposit in %s with a total of %d minor units is paid by %s [PAY-14, OPEN-Q-68]',
    (shop, gross, restPayment) => {
      const rests = optionsOf({ shop, gross }).filter(({ share }) => share === 0.3);
      expect(new Set(rests.map((option) => option.restPayment))).toEqual(new Set([restPayment]));
      expect(optionOf('transfer_0.3', { shop, gross, delivery: 'pickup' }).restPayment).toBe('cash_on_delivery');
    },
  );

  test.each([
    ['at', 1_500_00, null],
    ['at', 1_500_01, 'carrier-limit'],
    ['de', 1_500_00, null],
    ['de', 1_500_01, 'carrier-limit'],
    ['sk', 1_500_00, null],
    ['sk', 1_500_01, 'carrier-limit'],
    ['cs', 99_999_999_00, null],
    ['hu', 500_001_00, null],
  ] as const)(
    'cash on delivery of a stock cart in %s with a total of %d minor units is refused with %j [PAY-14, OPEN-Q-68]',
    (shop, gross, refused) => {
      expect(optionOf('cash_0', { shop, stockOnly: true, gross }).refused).toBe(refused);
      expect(optionOf('cash_0', { shop, stockOnly: true, gross, delivery: 'pickup' }).refused).toBeNull();
    },
  );

  test.each([
    [500_000_00, 'cash_on_delivery'],
    [500_001_00, 'cash_on_delivery'],
    [714_000_00, 'cash_on_delivery'],
    [714_001_00, 'transfer'],
  ] as const)(
    'a Hungarian order of %d minor units stores the rest payment %s and refuses nothing [PAY-08, PAY-15, OPEN-Q-65]',
    (gross, restPayment) => {
      for (const stockOnly of [true, false]) {
        expect(optionOf('cash_0', { shop: 'hu', gross, stockOnly })).toMatchObject({
          ...{ dueNow: 0, restPayment, refused: null },
        });
      }
    },
  );

  it('charges nothing at once while the order is checked [SERV-08, PAY-09, OPEN-Q-64]', () => {
    const refused = (technicalControl: boolean) =>
      optionsOf({ shop: 'de', technicalControl })
        .filter((option) => option.refused)
        .map(idOf);
    expect(refused(true)).toEqual(['card_1', 'paypal_1', 'paypal_0.3']);
    expect(refused(false)).toEqual([]);
    expect(optionOf('card_1', { stockOnly: true }).disabledByTechnicalControl).toBe(false);
  });

  it('wait for the delivery to be chosen [CART-37]', () => {
    expect(optionsOf({ delivery: null }).map(({ refused }) => refused)).toEqual(Array(3).fill('delivery-first'));
  });

  it('add up to the total whatever it is, in amounts that can be charged', () => {
    const steps = fc.nat({ max: 1e9 });
    fc.assert(
      fc.property(fc.constantFrom(...shopCodes), steps, fc.boolean(), (shop, n, stockOnly) => {
        const gross = shop === 'hu' ? n * 100 : n;
        for (const { saving, dueNow, dueLater } of optionsOf({ shop, gross, stockOnly })) {
          expect(saving + dueNow + dueLater).toBe(gross);
          expect(Math.min(saving, dueNow, dueLater)).toBeGreaterThanOrEqual(0);
          if (shopByCode(shop).currency === 'HUF') expect(dueNow % 100).toBe(0);
        }
      }),
    );
  });
});

describe('a deposit', () => {
  it.each([
    [13_787_95, 1, true],
    [13_787_94, 1, true],
    [13_787_93, 1, false],
    [4_136_39, 0.3, true],
    [4_136_38, 0.3, true],
    [4_136_37, 0.3, false],
    [0, 0, true],
    [2, 0, false],
  ])('of %d for the share %d is right: %s [OPEN-Q-66]', (deposit, share, expected) => {
    expect(isDepositRight(deposit, share, 13_787_95)).toBe(expected);
  });
});
