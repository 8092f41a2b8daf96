import { Injectable } from '@nestjs/common';
import { FeedbackForm, storeFeedback } from '@fenestra/contracts/http/feedback';
import type { pageCalls } from '@fenestra/contracts/wire/page-calls';
import { normalizeLine, normalizeNote, normalizeNumber } from '@fenestra/domain/normalize-text';
import { parseEmail } from '@fenestra/domain/ordering/email-address';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { visibleLine, visibleText } from '@fenestra/domain/visible-text';
import { hasInvisibleCharacters } from '@fenestra/domain/invisible-characters';
import { NotificationsClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import { boundChange } from '../edge/bound-change';
import { callService } from '../edge/call-service';
import { CallerLimits } from '../edge/caller-limits';
import type { Answered, Asked } from '../edge/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { CheckHuman } from './check-human';

type Body = z.output<(typeof pageCalls)['sendFeedback']['body']>;

@Injectable()
export class SendFeedback {
  constructor(
    private readonly notifications: NotificationsClient,
    private readonly limits: CallerLimits,
    private readonly checkHuman: CheckHuman,
  ) {}

  /** The form is looked at first: a token is good for one check only (FEED-03). */
  async execute(asked: Asked<Body>): Answered<Record<never, never>> {
    const { shop, body, caller } = asked;
    await this.limits.take('feedback', caller, shop);
    if (body.shopId !== shop.id) return refuse('other-shop');
    const form = formOf(body);
    if (!form.ok) return form;
    const changeId = boundChange(asked, form.value); // a repeat may come from another screen, or after its failure was logged
    const wanted = { shopId: shop.id, form: form.value, writtenOn: writtenOn(body), changeId };
    const keep = async () => {
      const checked = await this.checkHuman.execute(body.captchaToken, shop);
      return checked.ok ? callService(this.notifications, storeFeedback, { body: wanted }) : checked;
    };
    return this.limits.writeTo({ letter: 'feedback', address: form.value.email }, shop, keep);
  }
}

/** All four are required and of limited length, nothing more (OPEN-Q-89). Faults are told by the field of the wire. */
function formOf({ name, phone, email, message }: Body): Result<FeedbackForm, 'order-data-refused'> {
  const lines = Object.entries({ name, phone, email });
  const unseen = lines.flatMap(([field, typed]) => (hasInvisibleCharacters(typed) ? [[field, 'unseen'] as const] : []));
  const form = {
    name: visibleLine(normalizeLine(name)),
    phone: visibleLine(normalizeNumber(phone)),
    email: parseEmail(email) ?? visibleLine(email), // in the stored form of addresses, so that it is found by one
    message: visibleLine(message) === '' ? '' : visibleText(normalizeNote(message)),
  };
  const read = FeedbackForm.safeParse(form);
  if (read.success && unseen.length === 0) return accept(read.data);
  const faults = (read.error?.issues ?? []).map(({ path, code }) => {
    const field = String(path[0]);
    return [field === 'message' ? 'content' : field, code === 'too_small' ? 'required' : 'too-long'] as const;
  });
  return refuse('order-data-refused', { letter: Object.fromEntries([...faults, ...unseen]) });
}

/** What a page says of itself is believed as far as it can be true. */
const writtenOn = ({ browser, configurationId, logId, host, screen }: Body) => ({
  browser: visibleLine(browser),
  configurationId: isOpaqueId(configurationId) ? configurationId : null,
  logId: isOpaqueId(logId) ? logId : null,
  host: visibleLine(host),
  screen: visibleLine(screen),
});
