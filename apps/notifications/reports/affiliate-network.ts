import { Inject, Injectable } from '@nestjs/common';
import type { ReportedOrder } from '@fenestra/contracts/http/orders';
import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import { affiliateTotal } from '@fenestra/domain/ordering/reports';
import { shopById } from '@fenestra/domain/shop/shops';
import { Config } from '@fenestra/platform/service/config';
import type { ReportSettings } from './report-settings';
import { sendReportRequest } from './send-report-request';

/** Post Affiliate Pro, or what imitates it, credits the one who brought the shopper. */
@Injectable()
export class AffiliateNetwork {
  constructor(@Inject(Config) private readonly settings: ReportSettings) {}

  /** False for a shop that is not there, and for an order that nobody can be credited with (external-services 4.2). */
  async report({ shopId, number, currency, visit, ...sums }: ReportedOrder): Promise<boolean> {
    const shop = shopById(shopId);
    const account = this.settings.REPORTS[shop.code]?.affiliate;
    if (!account || !visit.affiliateVisitor) return false;
    const sale = new URL(account.url);
    const parameters = {
      AccountId: account.account,
      visitorId: visit.affiliateVisitor,
      TotalCost: (affiliateTotal(sums, shop) / 100).toFixed(2),
      OrderID: gatewayOrderNumber(number),
      Currency: currency,
    };
    for (const [name, value] of Object.entries(parameters)) sale.searchParams.set(name, value);
    await sendReportRequest(sale);
    return true;
  }
}
