import { Injectable } from '@nestjs/common';
import { type MailedOrder, readOrderSnapshots } from '@fenestra/contracts/http/orders';
import { OrdersClient } from '@fenestra/clients/service-clients';
import type { ClaimedMail } from '../mail.table';

/** Gives the order of a mail, as it is now; throws what reading it threw. */
export type GetOrder = (orderId: string) => MailedOrder;

@Injectable()
export class ReadOrders {
  constructor(private readonly orders: OrdersClient) {}

  /** Reads the orders of all these mails in one call. Where that fails, each mail fails by itself. */
  async forMails(mails: readonly ClaimedMail[]): Promise<GetOrder> {
    try {
      const ids = mails.flatMap(({ orderId }) => orderId ?? []);
      const snapshots = ids.length > 0 ? await this.read(ids) : [];
      const byId = new Map(snapshots.map((snapshot) => [snapshot.order.orderId, snapshot]));
      return (id) =>
        byId.get(id) ?? rethrow(new Error(`orders does not know the order ${id} that it emitted an event about`));
    } catch (error) {
      return () => rethrow(error);
    }
  }

  private async read(ids: readonly string[]): Promise<MailedOrder[]> {
    const answer = await this.orders.call(readOrderSnapshots, { query: { ids: ids.join(',') } });
    return answer.ok ? answer.value.orders : [];
  }
}

function rethrow(error: unknown): never {
  throw error;
}
