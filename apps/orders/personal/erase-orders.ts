import { Inject, Injectable } from '@nestjs/common';
import type { RetainedData } from '@fenestra/contracts/http/customers';
import { retainedUntil } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { OrdersConfig } from '../config';
import { erasedData, erasureScope } from './erased-data';
import { type PersonalOrder, PersonalOrders } from './personal-orders.table';

@Injectable()
export class EraseOrders {
  constructor(
    private readonly orders: PersonalOrders,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Erases who ordered, as far as the law lets. Resolves to what stays. One that goes on meanwhile is judged as it is then, by the job. */
  async execute(orders: readonly PersonalOrder[]): Promise<{ erased: number; kept: RetainedData[] }> {
    const results = await Promise.all(orders.map((order) => this.erase(order)));
    return { erased: results.filter(({ isErased }) => isErased).length, kept: results.map(({ kept }) => kept) };
  }

  private async erase(order: PersonalOrder): Promise<{ isErased: boolean; kept: RetainedData }> {
    const part = erasureScope(order);
    const now = this.clock.now();
    const isErased = part !== 'wait' && (await this.orders.erase(order, erasedData(order.data, part), now));
    if (!isErased) await this.orders.eraseLater(order, now);
    return { isErased, kept: this.retainedDataOf(order, isErased ? part : 'wait') };
  }

  private retainedDataOf({ number, placedAt, saga }: PersonalOrder, part: 'wait' | 'bill' | 'all'): RetainedData {
    if (part === 'wait')
      return {
        what: `order ${number} with all its data`,
        why: 'it is being carried out (GDPR Art. 17(3), 6(1)(b)); within an hour after its end it is erased by itself',
        until: null,
      };
    const until = retainedUntil(placedAt, this.config);
    return part === 'bill'
      ? {
          what: `order ${number}: goods, amounts, days, and the name and address of its buyer or of its invoice`,
          why: 'accounting and VAT law want sales with their buyers kept (GDPR Art. 17(3)(b))',
          until,
        }
      : {
          what: `order ${number}: goods, amounts and days, of nobody`,
          why: `numbers of orders have no gaps${saga === 'expired' ? '; money that still comes for it goes back' : ''}`,
          until,
        };
  }
}
