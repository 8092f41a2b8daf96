import { Injectable } from '@nestjs/common';
import { readCart } from '@fenestra/contracts/http/cart';
import { findQuote, type MailRequest, mailQuote, type QuoteElement, saveQuote } from '@fenestra/contracts/http/quotes';
import type { quoteCalls } from '@fenestra/contracts/wire/quote-calls';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { CartClient, ConfigurationClient } from '@fenestra/clients/service-clients';
import { quoteNumber } from '@fenestra/clients/quote-number';
import { quoteLink } from '@fenestra/clients/quote-link';
import { qrSvg } from '@fenestra/platform/drawing/qr';
import type { z } from 'zod/mini';
import { scopedChangeId } from '../wire/scoped-change-id';
import { callService } from '../wire/call-service';
import { RateLimits } from '../edge/rate-limits';
import type { WireReason } from '../wire/wire-errors';
import type { WireResult, ParsedRequest } from '../wire/wire-endpoint';
import { VerifyCaptcha } from '../feedback/verify-captcha';
import { mailContentOf, parseMailRequest } from '../mail-request';
import { isOpaqueId } from '../opaque-id';
import { Storefronts } from '../storefronts';

type Call = (typeof quoteCalls)['saveConfiguration'];
type Body = z.output<Call['body']>;
type SavedContent = {
  readonly configurationIds: string[];
  readonly elements?: QuoteElement[];
  readonly seen?: number | undefined;
};

@Injectable()
export class SaveConfiguration {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly cart: CartClient,
    private readonly limits: RateLimits,
    private readonly verifyCaptcha: VerifyCaptcha,
    private readonly storefronts: Storefronts,
  ) {}

  /** The link leads to the shop of this storefront, whatever `domain` says. */
  async execute(request: ParsedRequest<Body>): WireResult<z.output<Call['answer']>> {
    const { shop, body, client } = request;
    await this.limits.consume('mail', client, shop);
    const mailRequest = optionalMailRequest(request);
    if (!mailRequest.ok) return mailRequest;
    const changeId = scopedChangeId(request, ...changeContent(mailRequest.value, request));
    const saved = await this.write({ ...request, changeId }, mailRequest.value);
    if (!saved.ok) return saved;
    const { savedId } = saved.value;
    const link = quoteLink(this.storefronts.originOf(shop), { savedId, route: body.route });
    return accept({ savedId, number: quoteNumber(savedId), link, qr: Buffer.from(qrSvg(link)).toString('base64') });
  }

  private write(request: ParsedRequest<Body>, mailRequest: MailRequest | undefined) {
    const { shop, body, client } = request;
    const save = () => this.save(request, mailRequest);
    if (!mailRequest) return save();
    const captchaVerdict = () => this.verifyCaptcha.verdictFor(body.captchaToken ?? '', shop);
    return this.limits.limitLinkMail({ address: mailRequest.email, client, shop, captchaVerdict }, save);
  }

  private async save(request: ParsedRequest<Body>, mailRequest: MailRequest | undefined) {
    const { shop, body, changeId } = request;
    const { cartId, savedId, type, route } = body;
    if (savedId !== undefined) return this.mail(savedId, request, mailRequest!);
    const earlierQuote = cartId === undefined ? undefined : await this.findEarlierQuote(request);
    if (earlierQuote) return accept({ savedId: earlierQuote, isNew: false });
    const content = await this.contentOfRequest(request);
    if (!content.ok) return content;
    const input = { shopId: shop.id, ...content.value, type, route, letter: mailRequest, changeId };
    return callService(this.configuration, saveQuote, { body: input });
  }

  /** Keeps the offer, with its number, that was saved before. */
  private async mail(id: string, { shop, changeId }: ParsedRequest<Body>, mailRequest: MailRequest) {
    if (!isOpaqueId(id)) return refuse('saved-unknown');
    const body = { shopId: shop.id, letter: mailRequest, changeId };
    return callService(this.configuration, mailQuote, { params: { id }, body });
  }

  /** A repeat answers the first offer, also when its cart has changed since the answer was lost (decision 45). */
  private async findEarlierQuote({ shop, changeId }: ParsedRequest<Body>): Promise<string | undefined> {
    const query = { shopId: String(shop.id), changeId };
    const found = await this.configuration.call(findQuote, { query });
    return found.ok ? found.value.savedId : undefined;
  }

  private async contentOfRequest(request: ParsedRequest<Body>): Promise<Result<SavedContent, WireReason>> {
    const { body, seenRevision } = request;
    const { cartId, configurationIds } = body;
    if (cartId !== undefined) return this.linesOf(cartId, request);
    return configurationIds.every(isOpaqueId)
      ? accept({ configurationIds, seen: seenRevision })
      : refuse('configuration-unknown');
  }

  /** What is made to measure, as the cart holds it, in its order: pieces and price are those of the line. */
  private async linesOf(
    cartId: string,
    { shop, seenRevision }: ParsedRequest<Body>,
  ): Promise<Result<SavedContent, WireReason>> {
    if (!isOpaqueId(cartId)) return refuse('cart-unknown');
    const found = await this.cart.call(readCart, { params: { id: cartId }, query: { shopId: String(shop.id) } });
    if (!found.ok) return found;
    const { lines, revision } = found.value;
    if (seenRevision !== undefined && seenRevision !== revision) return refuse('revision-outdated');
    const elements = lines.flatMap((line) =>
      line.kind === 'configured' ? { ...line.offer, quantity: line.quantity } : [],
    );
    return accept({ configurationIds: elements.map(({ configurationId }) => configurationId), elements });
  }
}

/** Content that is saved and mailed. A saved offer has its content already, and a cart is named by its id: what it holds may have changed since. */
function changeContent(mailRequest: MailRequest | undefined, { body, seenRevision }: ParsedRequest<Body>): unknown[] {
  const { savedId, cartId, configurationIds, type, route } = body;
  const mailed = mailRequest && mailContentOf(mailRequest);
  return savedId === undefined ? [mailed, cartId ?? configurationIds, seenRevision, type, route] : [mailed, savedId];
}

/** Nothing where nobody is to be written to (decision 32); of a saved offer nothing but a letter is wanted. */
function optionalMailRequest({
  body,
  headers,
}: ParsedRequest<Body>): Result<MailRequest | undefined, 'order-data-refused'> {
  const { name = '', email = '', note } = body;
  return name === '' && email === '' && body.savedId === undefined
    ? accept(undefined)
    : parseMailRequest({ name, email, note: note ?? '' }, headers);
}
