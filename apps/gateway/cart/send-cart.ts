import { Injectable } from '@nestjs/common';
import { sendCart } from '@fenestra/contracts/http/sent-carts';
import type { savedCalls } from '@fenestra/contracts/wire/saved-calls';
import { refuse } from '@fenestra/domain/result';
import { CartClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import { callService } from '../edge/call-service';
import { CallerLimits } from '../edge/caller-limits';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { letterOf } from '../letter';
import { isOpaqueId } from '../opaque-id';

type Body = z.output<(typeof savedCalls)['sendCart']['body']>;

@Injectable()
export class SendCart {
  constructor(
    private readonly cart: CartClient,
    private readonly limits: CallerLimits,
  ) {}

  /** The link leads to the shop of this storefront, whatever `domain` says. */
  async execute({ shop, body, caller, changeId, headers }: Asked<Body>): Answered<Record<never, never>> {
    const { name, email, note, cartId } = body;
    await this.limits.take('mail', caller, shop);
    const letter = letterOf({ name, email, note: note ?? '' }, headers);
    if (!letter.ok) return letter;
    if (!isOpaqueId(cartId)) return refuse('cart-unknown');
    const mail = { letter: 'link', address: letter.value.email, cause: [cartId, changeId] } as const;
    const wanted = { shopId: shop.id, letter: letter.value, changeId };
    return this.limits.writeTo(mail, shop, () =>
      callService(this.cart, sendCart, { params: { id: cartId }, body: wanted }),
    );
  }
}
