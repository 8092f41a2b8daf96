import { Injectable } from '@nestjs/common';
import { type Letter, saveOffer } from '@fenestra/contracts/http/saved-offers';
import type { restCalls } from '@fenestra/contracts/wire/rest-calls';
import { cleanText, emailAddress } from '@fenestra/domain/ordering/contact';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { savedLink } from '@fenestra/clients/saved-link';
import { qrSvg } from '@fenestra/platform/drawing/qr';
import type { z } from 'zod/mini';
import { callService } from '../edge/call-service';
import { CallerLimits } from '../edge/caller-limits';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { Storefronts } from '../storefronts';

type Call = (typeof restCalls)['saveConfiguration'];
type Body = z.output<Call['body']>;

@Injectable()
export class SaveConfiguration {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly limits: CallerLimits,
    private readonly storefronts: Storefronts,
  ) {}

  /** The link leads to the shop of this storefront, whatever `domain` says. */
  async execute({ shop, body, caller, changeId }: Asked<Body>): Answered<z.output<Call['answer']>> {
    await this.limits.take('mail', caller, shop);
    const { configurationIds, type, route } = body;
    if (!configurationIds.every(isOpaqueId)) return refuse('configuration-unknown');
    const letter = letterOf(body);
    if (!letter.ok) return letter;
    const wanted = { shopId: shop.id, configurationIds, type, route, letter: letter.value, changeId };
    const saved = await callService(this.configuration, saveOffer, { body: wanted });
    if (!saved.ok) return saved;
    const { savedId } = saved.value;
    const link = savedLink(this.storefronts.originOf(shop), { savedId, route });
    return accept({ savedId, link, qr: Buffer.from(qrSvg(link)).toString('base64') });
  }
}

/** Nothing where nobody is to be written to; name and address come together (SAVE-02). */
function letterOf({ name = '', email = '', note = '' }: Body): Result<Letter | undefined, 'value-impossible'> {
  const letter = { name: cleanText(name), email: emailAddress(email) ?? '', note: cleanText(note) };
  if (name === '' && email === '') return accept(undefined);
  return letter.name === '' || letter.email === '' ? refuse('value-impossible') : accept(letter);
}
