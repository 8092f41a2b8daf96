import type { Order } from '@fenestra/contracts/wire/order';
import type { OrderSnapshot } from '@fenestra/contracts/http/orders';
import { erasedEmail, erasedText } from '@fenestra/domain/erasure';
import { shopByCode } from '@fenestra/domain/shop/shops';
import { anOrder } from '@fenestra/testing/an-order';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { orderPageToWire } from './order-page-to-wire';

const [cs, hu] = [shopByCode('cs'), shopByCode('hu')];

type Facts = Partial<OrderSnapshot['order']>;
const deposit: Facts = { share: 0.3, dueNow: 1_452_00, dueLater: 3_388_00, restPayment: 'transfer' };
const paid: Facts = { saga: 'confirmed', payment: 'paid', paid: 1_452_00, confirmedAt: '2026-06-02T08:00:00.000Z' };

/** The page of an order; `known` is what payments know beyond the order. */
function pageOf(order: Facts, known: Partial<Order> = {}, data: Partial<OrderSnapshot['data']> = {}, shop = cs) {
  const snapshot = anOrder(shopCatalogue(), { order, data });
  const { payment, paid: money, number } = snapshot.order;
  const wired = { payment, paid: money, number, ...known } as Order; // what the page adds nothing to
  return orderPageToWire(snapshot, wired, shop, '2026-06-02');
}

describe('the rest after a deposit [OPEN-Q-68]', () => {
  it('is asked for by transfer once the deposit is there, under the number of the order', () => {
    expect(pageOf({ ...deposit, ...paid }).rest).toEqual({
      amount: 3_388_00,
      payment: 'transfer',
      transfer: {
        holder: 'Fenestra',
        account: '1/0800',
        iban: 'CZ6508000000192000145399',
        bic: 'GIBACZPX',
        until: '2026-06-05',
        variableSymbol: '2607000123',
        code: expect.stringContaining('AM:3388.00') as string,
      },
    });
  });

  it('has no account where it is paid in cash', () => {
    const rest = { amount: 3_388_00, payment: 'cash_on_delivery' };
    expect(pageOf({ ...deposit, ...paid, restPayment: 'cash_on_delivery' }).rest).toEqual(rest);
  });

  describe('of an order that is settled by phone, and more than a carrier may collect [PAY-08] [PAY-15]', () => {
    const byPhone: Facts = {
      ...{ shopId: 10, currency: 'HUF', kind: 'preliminary', saga: 'confirmed', method: 'cash', payment: 'none' },
      ...{ dueNow: 0, dueLater: 4_840_00, restPayment: 'transfer', confirmedAt: '2026-06-01T08:00:00.000Z' },
    };
    const checked: Facts = { checkedAt: '2026-06-03T08:00:00.000Z' };

    it('has no account before the call', () => {
      expect(pageOf(byPhone, {}, {}, hu).rest).toEqual({ amount: 4_840_00, payment: 'transfer' });
    });

    it('is asked for by account, symbol, last day and Hungarian code once it was checked', () => {
      const { rest, progress } = pageOf({ ...byPhone, ...checked }, {}, {}, hu);

      expect(rest).toMatchObject({ amount: 4_840_00, payment: 'transfer' });
      expect(rest!.transfer).toMatchObject({ variableSymbol: '2607000123', until: '2026-06-08' });
      expect(rest!.transfer!.code).toMatch(/^HCT\n[^]*\nHUF4840\n/);
      expect(progress).toContainEqual({ step: 'payment', state: 'now', day: '2026-06-08' });
    });

    it('is not asked for when it has come', () => {
      expect(pageOf({ ...byPhone, ...checked, paid: 4_840_00 }, {}, {}, hu).rest).toBeNull();
    });
  });

  it.each<[string, Facts]>([
    ['before the deposit', deposit],
    ['when it has come', { ...deposit, ...paid, paid: 4_840_00 }],
    ['of an order that has ended', { ...deposit, saga: 'refunded', payment: 'refunded' }],
    ['where all is paid at once', { ...paid, paid: 4_840_00 }],
  ])('is not asked for %s', (_, order) => {
    expect(pageOf(order).rest).toBeNull();
  });
});

it('believes payments, which hear of the money first [OPEN-Q-80]', () => {
  const page = pageOf({ payBy: '2026-06-15T08:00:00.000Z' }, { payment: 'paid', paid: 4_840_00 });

  expect(page).toMatchObject({ stage: 'received', payUntil: null });
});

it('says that a preliminary order was checked, with the day of the shop', () => {
  const page = pageOf({ ...paid, kind: 'preliminary', dueNow: 1_452_00, checkedAt: '2026-06-03T22:30:00.000Z' });

  expect(page.stage).toBe('packing');
  expect(page.progress).toContainEqual({ step: 'check', state: 'done', day: '2026-06-04' });
});

it('names the day of the shop until which it may be paid', () => {
  expect(pageOf({ payBy: '2026-06-14T22:30:00.000Z' }).payUntil).toBe('2026-06-15');
});

describe('who gets goods and invoice [CUST-23] [CUST-24]', () => {
  const own = { name: 'Jana Nováková', company: '', street: 'Lidická 12', city: 'Brno', postcode: '60200' };
  const elsewhere = { street: 'Nová 1', city: 'Praha', postcode: '11000' };

  it('is the shopper, where nothing else was said', () => {
    const { recipient } = pageOf({});
    expect(recipient).toEqual({ email: 'jana@example.test', phone: '+420601222333', deliverTo: own, invoiceTo: own });
  });

  it('is who was named otherwise, with a phone of their own', () => {
    const delivery = { name: 'Petr Malý', phone: '+420777888999', address: elsewhere };
    const invoice = { firstName: 'Eva', lastName: 'Velká', company: 'Okna', id: '1', taxId: '', address: elsewhere };
    expect(pageOf({}, {}, { delivery, invoice }).recipient).toMatchObject({
      phone: '+420777888999',
      deliverTo: { name: 'Petr Malý', ...elsewhere },
      invoiceTo: { name: 'Eva Velká', company: 'Okna', ...elsewhere },
    });
  });

  it('is nobody once that person was erased, also where the books keep the buyer [GDPR Art. 17]', () => {
    expect(pageOf({}, {}, { email: erasedEmail, phone: erasedText })).not.toHaveProperty('recipient');
  });

  it('is written family name first in Hungary', () => {
    expect(pageOf({ shopId: 10 }, {}, {}, hu).recipient!.deliverTo.name).toBe('Nováková Jana');
  });
});
