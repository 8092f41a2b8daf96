import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { captchaAction } from '@fenestra/contracts/wire/page-calls';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { Config } from '@fenestra/platform/service/config';
import type { Captcha, GatewayConfig } from '../config';
import type { CaptchaVerdict } from '../edge/sender-limits';
import { Storefronts } from '../storefronts';

const timeoutMs = 5_000;
/** reCAPTCHA's own advice to begin with. */
const minScore = 0.5;
/** The shop is set up wrongly, which is no fault of who writes. */
const configurationErrors = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

const SiteVerifyResponse = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});
type SiteVerifyResponse = z.output<typeof SiteVerifyResponse>;

/** Asks reCAPTCHA whether who sends something is a person (external-services 5.1). Without keys nobody is asked (OPEN-Q-88). */
@Injectable()
export class VerifyCaptcha {
  private readonly captcha: Captcha | null;
  private readonly logger = new Logger('captcha');

  constructor(
    @Inject(Config) { captcha }: GatewayConfig,
    private readonly storefronts: Storefronts,
  ) {
    this.captcha = captcha;
  }

  /** The token has to be of the shop's action on one of its pages. Throws when no verdict can be had: then nothing is sent. */
  async execute(token: string, shop: Shop): Promise<Result<Record<never, never>, 'not-human'>> {
    if (!this.captcha) return accept({});
    const verdict = await requestVerdict(token, this.captcha);
    const errorCode = verdict['error-codes'].find((code) => configurationErrors.includes(code));
    if (errorCode) throw new Error(`reCAPTCHA says ${errorCode}`);
    return this.isHuman(verdict, shop) ? accept({}) : refuse('not-human');
  }

  /** The same for calls that continue without a verdict, under a lower limit. */
  async verdictFor(token: string, shop: Shop): Promise<CaptchaVerdict> {
    if (!this.captcha) return 'unknown';
    try {
      return (await this.execute(token, shop)).ok ? 'human' : 'robot';
    } catch (error) {
      this.logger.warn(`no verdict, emails with links get the lower limit: ${String(error)}`);
      return 'unknown';
    }
  }

  private isHuman({ success, score = 0, action, hostname = '' }: SiteVerifyResponse, shop: Shop): boolean {
    return success && score >= minScore && action === captchaAction && this.storefronts.isHostOf(shop, hostname);
  }
}

async function requestVerdict(token: string, { url, secret }: Captcha): Promise<SiteVerifyResponse> {
  const answer = await fetch(`${url}/api/siteverify`, {
    method: 'POST',
    redirect: 'error', // the secret goes to the configured host only
    body: new URLSearchParams({ secret, response: token }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`reCAPTCHA answers ${answer.status}`);
  return SiteVerifyResponse.parse(await answer.json());
}
