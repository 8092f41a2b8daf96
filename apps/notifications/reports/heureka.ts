import { Inject, Injectable } from '@nestjs/common';
import type { ReportedOrder } from '@fenestra/contracts/http/orders';
import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import { shopById } from '@fenestra/domain/shop/shops';
import { Config } from '@fenestra/platform/service/config';
import type { ReportSettings } from './report-settings';
import { sendReportRequest } from './send-report-request';

/** Heureka asks the buyer for a review. */
@Injectable()
export class Heureka {
  constructor(@Inject(Config) private readonly settings: ReportSettings) {}

  /** False for a shop that is not there, and for a shopper who does not want to be asked (OPEN-Q-84). The language is in the address: each country has its own (REPORT-05). */
  async report({ shopId, number, email, refusesNews }: ReportedOrder): Promise<boolean> {
    const account = this.settings.REPORTS[shopById(shopId).code]?.heureka;
    if (!account || refusesNews) return false;
    await sendReportRequest(new URL(account.url), {
      body: { apiKey: account.key, email, orderId: gatewayOrderNumber(number) },
    });
    return true;
  }
}
