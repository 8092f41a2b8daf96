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
import { scopedChangeId } from '../wire/scoped-change-id';
import { callService } from '../wire/call-service';
import { RateLimits } from '../edge/rate-limits';
import type { WireResult, ParsedRequest } from '../wire/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { VerifyCaptcha } from './verify-captcha';

type Body = z.output<(typeof pageCalls)['sendFeedback']['body']>;

@Injectable()
export class SendFeedback {
  constructor(
    private readonly notifications: NotificationsClient,
    private readonly limits: RateLimits,
    private readonly verifyCaptcha: VerifyCaptcha,
  ) {}

  /** The form is looked at first: a token is good for one check only (FEED-03). */
  async execute(request: ParsedRequest<Body>): WireResult<Record<never, never>> {
    const { shop, body, client } = request;
    await this.limits.consume('feedback', client, shop);
    if (body.shopId !== shop.id) return refuse('other-shop');
    const form = parseForm(body);
    if (!form.ok) return form;
    const changeId = scopedChangeId(request, form.value); // a repeat may come from another screen, or after its failure was logged
    const input = { shopId: shop.id, form: form.value, writtenOn: pageContext(body), changeId };
    const verifyAndStore = async () => {
      const checked = await this.verifyCaptcha.execute(body.captchaToken, shop);
      return checked.ok ? callService(this.notifications, storeFeedback, { body: input }) : checked;
    };
    return this.limits.limitRecipient({ purpose: 'feedback', address: form.value.email }, shop, verifyAndStore);
  }
}

/** All four are required and of limited length, nothing more (OPEN-Q-89). Faults are told by the field of the wire. */
function parseForm({ name, phone, email, message }: Body): Result<FeedbackForm, 'order-data-refused'> {
  const lines = Object.entries({ name, phone, email });
  const invisible = lines.flatMap(([field, typed]) =>
    hasInvisibleCharacters(typed) ? [[field, 'unseen'] as const] : [],
  );
  const form = {
    name: visibleLine(normalizeLine(name)),
    phone: visibleLine(normalizeNumber(phone)),
    email: parseEmail(email) ?? visibleLine(email), // in the stored form of addresses, so that it is found by one
    message: visibleLine(message) === '' ? '' : visibleText(normalizeNote(message)),
  };
  const read = FeedbackForm.safeParse(form);
  if (read.success && invisible.length === 0) return accept(read.data);
  const errors = (read.error?.issues ?? []).map(({ path, code }) => {
    const field = String(path[0]);
    return [field === 'message' ? 'content' : field, code === 'too_small' ? 'required' : 'too-long'] as const;
  });
  return refuse('order-data-refused', { letter: Object.fromEntries([...errors, ...invisible]) });
}

/** What a page says of itself is believed as far as it can be true. */
const pageContext = ({ browser, configurationId, logId, host, screen }: Body) => ({
  browser: visibleLine(browser),
  configurationId: isOpaqueId(configurationId) ? configurationId : null,
  logId: isOpaqueId(logId) ? logId : null,
  host: visibleLine(host),
  screen: visibleLine(screen),
});
