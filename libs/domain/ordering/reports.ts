import { money, percentOf } from '../shop/money';
import type { Shop, ShopCode } from '../shop/shops';

/** Who outside hears of an order: the price comparison Heureka, which asks buyers for a review, and the affiliate network. */
export const reportKinds = ['heureka', 'affiliate'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** The percentage of the delivery that is no turnover of the shop's affiliates; other shops report none (REPORT-02, REPORT-04). */
const deliveryPercent: { readonly [Code in ShopCode]?: number } = { cs: 100, sk: 100, hu: 85 };
/** Countries of Heureka (REPORT-07). */
const compared: readonly ShopCode[] = ['cs', 'sk'];

/** What is reported of an order of that shop. */
export function reportsOf({ code }: Pick<Shop, 'code'>): ReportKind[] {
  return reportKinds.filter((kind) => (kind === 'heureka' ? compared.includes(code) : code in deliveryPercent));
}

type Sums = { readonly netAfterDiscount: number; readonly delivery: number };

/** What affiliates have sold, without VAT: the price after discount without the delivery (REPORT-03, OPEN-Q-83). Minor units. */
export function affiliateTotal({ netAfterDiscount, delivery }: Sums, { code, currency }: Shop): number {
  return netAfterDiscount - percentOf(money(delivery, currency), deliveryPercent[code] ?? 100).minor;
}
