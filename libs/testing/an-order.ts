import { randomUUID } from 'node:crypto';
import type { OrderSnapshot, OrderView } from '@fenestra/contracts/http/orders';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { opaqueId } from '@fenestra/platform/service/ids';

type Differences = { readonly order?: Partial<OrderView>; readonly data?: Partial<OrderSnapshot['data']> };

const account = { account: '1/0800', iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' };

/** A Czech order of two stock windows 1001 by transfer: net 4 000, gross 4 840 Kč; name what differs. */
export function anOrder(catalogue: Catalogue, { order = {}, data = {} }: Differences = {}): OrderSnapshot {
  const configuration = stockConfiguration(1001, catalogue);
  if (!configuration.ok) throw new Error('the catalogue has no stock window 1001');
  const line = randomUUID();
  const product = { product: 1001, configuration: configuration.value, weightKg: 20 };
  return {
    order: {
      orderId: randomUUID(),
      token: opaqueId(),
      number: '2026/07000123',
      shopId: 7,
      kind: 'binding',
      saga: 'payment_pending',
      payment: 'pending',
      method: 'transfer',
      share: 1,
      currency: 'CZK',
      total: 4_840_00,
      paid: 0,
      dueNow: 4_840_00,
      dueLater: 0,
      restPayment: null,
      payTo: { holder: 'Fenestra', ...account },
      transfer: { ...account, variableSymbol: '2607000123' },
      refusesNews: false,
      placedAt: '2026-06-01T08:00:00.000Z',
      payBy: '2026-06-15T08:00:00.000Z',
      lines: [
        { line: { kind: 'stock', line, quantity: 2, product, net: 2_000_00, priceList: 'test' }, backOrdered: 0 },
      ],
      cart: {
        totals: {
          currency: 'CZK',
          lines: [{ line, unitNet: 2_000_00, unitAfterDiscount: 2_000_00, net: 4_000_00 }],
          products: 4_000_00,
          accessories: 0,
          others: 0,
          services: 0,
          delivery: 0,
          net: 4_000_00,
          discount: 0,
          netAfterDiscount: 4_000_00,
          vatPercent: 21,
          vat: 840_00,
          gross: 4_840_00,
          applied: [],
          available: [],
          comfortPrice: 0,
          weightKg: 40,
        },
        technicalControl: false,
        comfortDelivery: false,
        childGuard: false,
        delivery: { kind: 'pickup' },
      },
      ...order,
    },
    data: {
      firstName: 'Jana',
      lastName: 'Nováková',
      email: 'jana@example.test',
      phone: '+420601222333',
      address: { street: 'Lidická 12', city: 'Brno', postcode: '60200' },
      company: null,
      invoice: null,
      delivery: null,
      note: '',
      refusesNews: false,
      acceptsTerms: true,
      payment: { method: 'transfer', share: 1 },
      deposit: 4_840_00,
      childGuard: false,
      ...data,
    },
  };
}
