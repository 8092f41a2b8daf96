import { Injectable } from '@nestjs/common';
import { sendCart } from '@fenestra/contracts/http/sent-carts';
import type { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { refuse } from '@fenestra/domain/result';
import { CartClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import { scopedChangeId } from '../wire/scoped-change-id';
import { callService } from '../wire/call-service';
import { RateLimits } from '../edge/rate-limits';
import type { WireResult, ParsedRequest } from '../wire/wire-endpoint';
import { VerifyCaptcha } from '../feedback/verify-captcha';
import { mailContentOf, parseMailRequest } from '../mail-request';
import { isOpaqueId } from '../opaque-id';

type Body = z.output<(typeof quoteCalls)['sendCart']['body']>;

@Injectable()
export class SendCart {
  constructor(
    private readonly cart: CartClient,
    private readonly limits: RateLimits,
    private readonly verifyCaptcha: VerifyCaptcha,
  ) {}

  /** The link leads to the shop of this storefront, whatever `domain` says. */
  async execute(request: ParsedRequest<Body>): WireResult<Record<never, never>> {
    const { shop, body, client, headers } = request;
    const { name, email, note, cartId, captchaToken = '' } = body;
    await this.limits.consume('mail', client, shop);
    const mailRequest = parseMailRequest({ name, email, note: note ?? '' }, headers);
    if (!mailRequest.ok) return mailRequest;
    if (!isOpaqueId(cartId)) return refuse('cart-unknown');
    const changeId = scopedChangeId(request, cartId, mailContentOf(mailRequest.value));
    const input = { shopId: shop.id, letter: mailRequest.value, changeId };
    const captchaVerdict = () => this.verifyCaptcha.verdictFor(captchaToken, shop);
    return this.limits.limitLinkMail({ address: mailRequest.value.email, client, shop, captchaVerdict }, () =>
      callService(this.cart, sendCart, { params: { id: cartId }, body: input }),
    );
  }
}
