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
import { boundChange } from '../edge/bound-change';
import { callService } from '../edge/call-service';
import { CallerLimits } from '../edge/caller-limits';
import type { WireReason } from '../edge/refusal';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { CheckHuman } from '../feedback/check-human';
import { contentOf, letterOf } from '../letter';
import { isOpaqueId } from '../opaque-id';
import { Storefronts } from '../storefronts';

type Call = (typeof quoteCalls)['saveConfiguration'];
type Body = z.output<Call['body']>;
type What = {
  readonly configurationIds: string[];
  readonly elements?: QuoteElement[];
  readonly seen?: number | undefined;
};

@Injectable()
export class SaveConfiguration {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly cart: CartClient,
    private readonly limits: CallerLimits,
    private readonly checkHuman: CheckHuman,
    private readonly storefronts: Storefronts,
  ) {}

  /** The link leads to the shop of this storefront, whatever `domain` says. */
  async execute(asked: Asked<Body>): Answered<z.output<Call['answer']>> {
    const { shop, body, caller } = asked;
    await this.limits.take('mail', caller, shop);
    const letter = wantedLetter(asked);
    if (!letter.ok) return letter;
    const changeId = boundChange(asked, ...contentTo(letter.value, asked));
    const saved = await this.write({ ...asked, changeId }, letter.value);
    if (!saved.ok) return saved;
    const { savedId } = saved.value;
    const link = quoteLink(this.storefronts.originOf(shop), { savedId, route: body.route });
    return accept({ savedId, number: quoteNumber(savedId), link, qr: Buffer.from(qrSvg(link)).toString('base64') });
  }

  private write(asked: Asked<Body>, letter: MailRequest | undefined) {
    const { shop, body, caller } = asked;
    const save = () => this.save(asked, letter);
    if (!letter) return save();
    const verdictOf = () => this.checkHuman.verdictOn(body.captchaToken ?? '', shop);
    return this.limits.sendLink({ address: letter.email, caller, shop, verdictOf }, save);
  }

  private async save(asked: Asked<Body>, letter: MailRequest | undefined) {
    const { shop, body, changeId } = asked;
    const { cartId, savedId, type, route } = body;
    if (savedId !== undefined) return this.mail(savedId, asked, letter!);
    const before = cartId === undefined ? undefined : await this.savedBefore(asked);
    if (before) return accept({ savedId: before, isNew: false });
    const what = await this.whatIn(asked);
    if (!what.ok) return what;
    const wanted = { shopId: shop.id, ...what.value, type, route, letter, changeId };
    return callService(this.configuration, saveQuote, { body: wanted });
  }

  /** Keeps the offer, with its number, that was saved before. */
  private async mail(id: string, { shop, changeId }: Asked<Body>, letter: MailRequest) {
    if (!isOpaqueId(id)) return refuse('saved-unknown');
    const body = { shopId: shop.id, letter, changeId };
    return callService(this.configuration, mailQuote, { params: { id }, body });
  }

  /** A repeat answers the first offer, also when its cart has changed since the answer was lost (decision 45). */
  private async savedBefore({ shop, changeId }: Asked<Body>): Promise<string | undefined> {
    const query = { shopId: String(shop.id), changeId };
    const found = await this.configuration.call(findQuote, { query });
    return found.ok ? found.value.savedId : undefined;
  }

  private async whatIn(asked: Asked<Body>): Promise<Result<What, WireReason>> {
    const { body, seen } = asked;
    const { cartId, configurationIds } = body;
    if (cartId !== undefined) return this.linesOf(cartId, asked);
    return configurationIds.every(isOpaqueId) ? accept({ configurationIds, seen }) : refuse('configuration-unknown');
  }

  /** What is made to measure, as the cart holds it, in its order: pieces and price are those of the line. */
  private async linesOf(cartId: string, { shop, seen }: Asked<Body>): Promise<Result<What, WireReason>> {
    if (!isOpaqueId(cartId)) return refuse('cart-unknown');
    const found = await this.cart.call(readCart, { params: { id: cartId }, query: { shopId: String(shop.id) } });
    if (!found.ok) return found;
    const { lines, revision } = found.value;
    if (seen !== undefined && seen !== revision) return refuse('revision-outdated');
    const elements = lines.flatMap((line) =>
      line.kind === 'configured' ? { ...line.offer, quantity: line.quantity } : [],
    );
    return accept({ configurationIds: elements.map(({ configurationId }) => configurationId), elements });
  }
}

/** Content that is saved and mailed. A saved offer has its content already, and a cart is named by its id: what it holds may have changed since. */
function contentTo(letter: MailRequest | undefined, { body, seen }: Asked<Body>): unknown[] {
  const { savedId, cartId, configurationIds, type, route } = body;
  const mailed = letter && contentOf(letter);
  return savedId === undefined ? [mailed, cartId ?? configurationIds, seen, type, route] : [mailed, savedId];
}

/** Nothing where nobody is to be written to (decision 32); of a saved offer nothing but a letter is wanted. */
function wantedLetter({ body, headers }: Asked<Body>): Result<MailRequest | undefined, 'order-data-refused'> {
  const { name = '', email = '', note } = body;
  return name === '' && email === '' && body.savedId === undefined
    ? accept(undefined)
    : letterOf({ name, email, note: note ?? '' }, headers);
}
