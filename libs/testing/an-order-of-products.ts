import { randomUUID } from 'node:crypto';
import type { OrderSnapshot, OrderView } from '@fenestra/contracts/http/orders';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { calculatePrice } from '@fenestra/domain/pricing/calculate-price';
import { vatOf } from '@fenestra/domain/pricing/vat';
import { percentOf, money } from '@fenestra/domain/shop/money';
import { type Shop, vatOn } from '@fenestra/domain/shop/shops';
import { opaqueId } from '@fenestra/platform/service/ids';
import { factsOf } from './shop-facts';
import { anOrder } from './an-order';
import { shopCatalogue, shopPrices } from './shop-data';

const placedOn = '2026-06-01';

/** An order of products made to measure, two pieces of each, for a deposit of 30 % by transfer; its sums add up. */
export function anOrderOfProducts(
  configurations: readonly Configuration[],
  shop: Shop,
  differences: Partial<OrderView> = {},
): OrderSnapshot {
  const lines = configurations.map((configuration) => lineOf(configuration, shop));
  const prices = lines.map(({ line, quantity, offer }) => {
    const unitNet = offer.quote.total;
    return { line, unitNet, unitAfterDiscount: unitNet, net: quantity * unitNet };
  });
  const net = prices.reduce((sum, price) => sum + price.net, 0);
  const vat = vatOf(net, shop, placedOn);
  const dueNow = percentOf(money(net + vat, shop.currency), 30).minor;
  const { order, data } = anOrder(shopCatalogue());
  const totals = {
    ...order.cart.totals,
    currency: shop.currency,
    lines: prices,
    products: net,
    net,
    netAfterDiscount: net,
  };
  const sums = { vatPercent: vatOn(shop, placedOn), vat, gross: net + vat };
  const payTo = factsOf(shop).account;
  const { account, iban, bic } = payTo;
  return {
    data,
    order: {
      ...order,
      shopId: shop.id,
      currency: shop.currency,
      lines: lines.map((line) => ({ line, backOrdered: 0 })),
      cart: { ...order.cart, totals: { ...totals, ...sums } },
      ...{ share: 0.3, total: net + vat, dueNow, dueLater: net + vat - dueNow, restPayment: 'transfer' },
      payTo,
      transfer: { account, iban, bic, variableSymbol: '2607000123' },
      ...differences,
    },
  };
}

function lineOf(configuration: Configuration, shop: Shop) {
  const offer = {
    schema: 1 as const,
    offerId: opaqueId(),
    configurationId: opaqueId(),
    revision: 1,
    configuration,
    quote: calculatePrice(configuration, shopCatalogue(), shopPrices(), shop),
    priceCode: 'x',
    ...{ weightKg: 50, uw: 0.9, rw: 34 },
  };
  return { kind: 'configured' as const, line: randomUUID(), quantity: 2, offer };
}
