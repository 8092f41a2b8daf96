import { captchaRequired } from '@fenestra/contracts/wire/quote-calls';
import { z } from 'zod/mini';
import { captchaToken } from '../../lib/network/captcha-token';
import { CallFailed } from '../../lib/network/request';

/**
 * Sends an email with a link, and once more with a captcha token if the shop asks for one: from the third email of a network and day
 * on (decision 114). Pages load nothing of Google before that.
 */
export async function sendWithCaptcha<Answer>(send: (captchaToken?: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (failure) {
    if (!isCaptchaWanted(failure)) throw failure;
    const token = await captchaToken().catch(() => '');
    if (token === '') throw failure; // blocked or none: the shopper reads why nothing was sent
    return send(token);
  }
}

const isCaptchaWanted = (failure: unknown): boolean =>
  failure instanceof CallFailed && z.safeDecode(captchaRequired, failure.answer as never).success;
