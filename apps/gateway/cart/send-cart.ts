import { Injectable } from '@nestjs/common';
import { sendCart } from '@fenestra/contracts/http/sent-carts';
import type { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { refuse } from '@fenestra/domain/result';
import { CartClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import { boundChange } from '../edge/bound-change';
import { callService } from '../edge/call-service';
import { CallerLimits } from '../edge/caller-limits';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { CheckHuman } from '../feedback/check-human';
import { contentOf, letterOf } from '../letter';
import { isOpaqueId } from '../opaque-id';

type Body = z.output<(typeof quoteCalls)['sendCart']['body']>;

@Injectable()
export class SendCart {
  constructor(
    private readonly cart: CartClient,
    private readonly limits: CallerLimits,
    private readonly checkHuman: CheckHuman,
  ) {}

  /** The link leads to the shop of this storefront, whatever `domain` says. */
  async execute(asked: Asked<Body>): Answered<Record<never, never>> {
    const { shop, body, caller, headers } = asked;
    const { name, email, note, cartId, captchaToken = '' } = body;
    await this.limits.take('mail', caller, shop);
    const letter = letterOf({ name, email, note: note ?? '' }, headers);
    if (!letter.ok) return letter;
    if (!isOpaqueId(cartId)) return refuse('cart-unknown');
    const changeId = boundChange(asked, cartId, contentOf(letter.value));
    const wanted = { shopId: shop.id, letter: letter.value, changeId };
    const verdictOf = () => this.checkHuman.verdictOn(captchaToken, shop);
    return this.limits.sendLink({ address: letter.value.email, caller, shop, verdictOf }, () =>
      callService(this.cart, sendCart, { params: { id: cartId }, body: wanted }),
    );
  }
}
