import { Injectable } from '@nestjs/common';
import { cartSent } from '@fenestra/contracts/events/cart';
import type { MailRequest } from '@fenestra/contracts/http/quotes';
import { accept, refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { rowId } from '@fenestra/platform/service/ids';
import { Carts } from '../cart.table';
import { CartMailRequests } from './cart-mail-request.table';

type SendCartRequest = { readonly shopId: ShopId; readonly letter: MailRequest; readonly changeId: string };

@Injectable()
export class SendCart {
  constructor(
    private readonly carts: Carts,
    private readonly mailRequests: CartMailRequests,
    private readonly outbox: Outbox,
  ) {}

  /** Keeps to whom the link goes; the mail follows from the event (MAIL-06). A repeat sends nothing again. */
  async execute(cartId: string, { shopId, letter: mailRequest, changeId }: SendCartRequest) {
    const found = await this.carts.find(cartId, shopId);
    if (!found.ok) return found;
    const { orderId, content } = found.value;
    if (orderId) return refuse('cart-ordered');
    if (content.lines.length === 0) return refuse('cart-empty');
    const letterId = rowId();
    return this.outbox.transaction(async (unit) => {
      const isNew = await this.mailRequests.insert(unit, {
        ...mailRequest,
        buyer: mailRequest.buyer ?? null,
        id: letterId,
        cartId,
        changeId,
      });
      if (isNew) unit.emit(cartSent, 1, { letterId, shopId, lines: content.lines.length }, firstCause());
      return accept({ isNew });
    });
  }
}
