import type { OrderView } from '@fenestra/contracts/http/orders';
import { orderStates } from '@fenestra/domain/ordering/order';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { orderPageToWire } from './order-page-to-wire';
import { orderToWire } from './order-to-wire';

const cs = shopByCode('cs');
const catalogue = shopCatalogue();

/** An order of stock windows, placed on Monday the 1st of June. */
function wired(order: Partial<OrderView> = {}, today = '2026-06-02') {
  const snapshot = anOrder(catalogue, { order });
  const names = { catalogueOf: () => catalogue, discounts: new Map<number, string>() };
  return {
    snapshot,
    order: orderToWire({ ...snapshot.order, gateway: null }, names, cs, { today, phone: '222 333 444' }),
  };
}
const checked = { kind: 'preliminary', checkedAt: '2026-06-10T08:00:00.000Z' } as const;

it('tells that the call after a preliminary order is overdue, and the page then names no day of it [SHOP-12]', () => {
  const onDay = wired({ kind: 'preliminary' }, '2026-06-02');
  const later = wired({ kind: 'preliminary' }, '2026-06-03');
  const called = wired({ ...checked }, '2026-06-11');

  expect([onDay, later, called].map(({ order }) => order.call)).toEqual([
    undefined,
    expect.stringMatching(/^Ještě jsme vám nezavolali\?.* 222 333 444\.$/),
    undefined,
  ]);
  expect(orderPageToWire(later.snapshot, later.order, cs, '2026-06-03').progress).toContainEqual({
    step: 'check',
    state: 'now',
    day: null,
  });
});

const money = { saga: 'confirmed', payment: 'paid', confirmedAt: '2026-06-08T08:00:00.000Z' } as const;

describe('the last day of the delivery [CONST-07]', () => {
  it.each<[string, string, Partial<OrderView>]>([
    ['order while the money is awaited', '2026-06-04', {}],
    ['money', '2026-06-11', money],
    ['check, where it came after the money', '2026-06-15', { ...money, ...checked }],
    ['check, where it came before the money', '2026-06-15', checked],
  ])('is counted from the %s', (_, day, order) => {
    expect(wired(order).order.deliveredBy).toBe(day);
  });

  test('an order from stock with accessories made to size promises up to 10 working days more [CONST-08]', () => {
    const [stocked] = anOrder(catalogue).order.lines;
    if (stocked?.line.kind !== 'stock') throw new Error('the order has no line from stock');
    const lines = [{ ...stocked, line: { ...stocked.line, accessories: { net: 0, parts: [] } } }];

    expect(wired({ lines }).order.deliveredBy).toBe('2026-06-18');
  });

  it.each<Partial<OrderView>>([{}, money, { kind: 'preliminary' }, { ...money, ...checked }])(
    'is the one of the order page, as %j',
    (differs) => {
      const { snapshot, order } = wired(differs);
      const { progress } = orderPageToWire(snapshot, order, cs, '2026-06-02');

      expect(progress.find(({ step }) => step === 'delivery')!.day).toBe(order.deliveredBy);
    },
  );

  it('is the one that was announced, once the goods are on their way: of the order, its lines and its page', () => {
    const { cart } = anOrder(catalogue).order;
    const shipped = { at: '2026-06-15T08:00:00.000Z', arrives: '2026-06-17', parcel: null };
    const brought = { ...money, cart: { ...cart, delivery: { kind: 'delivery' as const, region: 101 } }, shipped };
    const { snapshot, order } = wired(brought);
    const { progress } = orderPageToWire(snapshot, order, cs, '2026-06-16');

    expect(order.deliveredBy).toBe('2026-06-17');
    expect(order.lines[0]!.delivery).toBe('Dodání nejpozději 17.\u00a0června\u00a02026');
    expect(progress.at(-1)).toEqual({ step: 'delivery', state: 'now', day: '2026-06-17' });
  });

  it.each<[OrderView['kind'], string]>([
    ['binding', 'K\u00a0vyzvednutí nejpozději 4.\u00a0června\u00a02026'],
    ['preliminary', 'K\u00a0vyzvednutí předběžně do 4.\u00a0června\u00a02026'],
  ])('is said of each line, as a %s order does', (kind, said) => {
    expect(wired({ kind }).order.lines[0]!.delivery).toBe(said);
  });

  it('is promised of each line once a preliminary order was checked, which is told with its time', () => {
    const { order } = wired({ ...money, ...checked });

    expect(order).toMatchObject({ kind: 'preliminary', checkedAt: checked.checkedAt });
    expect(order.lines[0]!.delivery).toBe('K\u00a0vyzvednutí nejpozději 15.\u00a0června\u00a02026');
  });

  it('is called a delivery where the goods are brought', () => {
    const { cart } = anOrder(catalogue).order;
    const { order } = wired({ cart: { ...cart, delivery: { kind: 'delivery', region: 101 } } });

    expect(order.lines[0]!.delivery).toBe('Dodání nejpozději 4.\u00a0června\u00a02026');
  });

  it('does not hold for pieces that stock lacks [OPEN-Q-78]', () => {
    const [line] = anOrder(catalogue).order.lines;
    const { lines } = wired({ lines: [{ ...line!, backOrdered: 2 }] }).order;

    expect(lines[0]!.delivery).toBe(
      'K\u00a0vyzvednutí nejpozději 4.\u00a0června\u00a02026; 2\u00a0ks později, jakmile bude zboží skladem',
    );
  });

  it('is missing where nothing comes any more', () => {
    const { order } = wired({ saga: 'expired' });

    expect(order.deliveredBy).toBeUndefined();
    expect(order.lines[0]!.delivery).toBe('');
  });
});

describe('the day of a transfer', () => {
  const bank = { account: '1/0800', iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' };
  const payTo = { ...bank, holder: 'Fenestra s.r.o.' };
  const transfer = { ...bank, variableSymbol: '2607000123' };
  const asked = { method: 'transfer', payTo, transfer, payBy: '2026-06-15T10:00:00.000Z' } as const;

  it('is the last one on which it may come', () => {
    expect(wired(asked).order.transfer!.until).toBe('2026-06-15');
  });

  it('is missing where nothing is awaited', () => {
    expect(wired({ ...asked, ...money }).order.transfer).not.toHaveProperty('until');
  });
});

it.each(orderStates)('keeps the state of the saga inside, as in %s [OPEN-Q-73]', (saga) => {
  const { order } = wired({ saga, payment: 'none' });

  expect(Object.keys(order)).not.toContain('saga');
  const told = Object.entries(order).filter(([name]) => name !== 'over'); // how it ended, as its page says it
  expect(told.map(([, value]) => value)).not.toContain(saga);
});

describe('the end of an order', () => {
  const bank = { account: '1/0800', iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' };
  const transfer = { ...bank, variableSymbol: '2607000123' };

  it.each(orderStates)('is told where nothing of it comes any more, without an account to pay to: %s', (saga) => {
    const { order } = wired({ saga, method: 'transfer', transfer });
    const over = { cancelled: 'cancelled', expired: 'ended', refund_pending: 'refunding', refunded: 'refunded' };
    const ending = Object.entries(over).find(([state]) => state === saga)?.[1];

    expect(order.over).toBe(ending);
    expect(order.transfer === undefined).toBe(ending !== undefined);
  });
});

it('until when money is awaited is told as long as it is', () => {
  const payBy = '2026-06-01T21:14:00.000Z';

  expect(wired({ payBy }).order.payBy).toBe(payBy);
  expect(wired({ payBy: null }).order).not.toHaveProperty('payBy');
});
