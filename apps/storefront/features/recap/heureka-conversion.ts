import type { ThirdParties } from '@fenestra/contracts/third-parties';
import type { Order } from '@fenestra/contracts/wire/order';
import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import { money, percentOf } from '@fenestra/domain/shop/money';
import { countryToken } from '@fenestra/domain/shop/shops';
import { toldId } from '../../lib/third-parties/data-layer';
import { loadScript } from '../../lib/loading/load-script';
import { shopOfPage } from '../../lib/shop/shop';

type Call = (...call: readonly string[]) => void;

declare global {
  interface Window {
    heureka?: Call & { readonly q: readonly (readonly string[])[]; readonly c: string };
    /** By which the script finds its function. */
    ROIDataObject?: string;
  }
}

/** Tells Heureka's script what was bought: calls wait in a queue until the script is there (external-services 3.3). */
export function measureConversion(order: Order, { script, key }: NonNullable<ThirdParties['heureka']>): void {
  const q: (readonly string[])[] = [];
  window.ROIDataObject = 'heureka';
  window.heureka = Object.assign((...call: readonly string[]) => void q.push(call), {
    q,
    c: countryToken(shopOfPage()),
  });
  for (const call of callsFor(order, key)) window.heureka(...call);
  loadScript(script);
}

/** Amounts with VAT, as texts with a decimal point. */
export function callsFor(order: Order, key: string): (readonly string[])[] {
  const { number, lines, total, currency } = order;
  return [
    ['authenticate', key],
    ['set_order_id', gatewayOrderNumber(number)],
    ...lines.map((line) => {
      const gross = unitGross(line, order);
      return ['add_product', toldId(line.item ?? ''), line.name, decimal(gross), String(line.quantity)];
    }),
    ['set_total_vat', decimal(total)],
    ['set_currency', currency],
    ['send', 'Order'],
  ];
}

const unitGross = ({ price, quantity }: Order['lines'][number], { vatPercent, currency }: Order): number =>
  percentOf(money(price / quantity, currency), 100 + vatPercent).minor;

const decimal = (minor: number): string => (minor / 100).toFixed(2);
