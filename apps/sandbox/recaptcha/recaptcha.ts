import { z } from 'zod';
import type { Ledger } from '../ledger';

export type RecaptchaAccount = { readonly siteKey: string; readonly secret: string };

const tokenMs = 120_000;
/** What the script of a page writes into its token. The real one is sealed; this one opens nothing but the sandbox. */
const Token = z.object({ siteKey: z.string(), action: z.string(), hostname: z.string(), at: z.number() });
const VerifyRequest = z.object({ secret: z.string().default(''), response: z.string().default('') });

const errorCodes = ['missing-input-secret', 'invalid-input-secret', 'missing-input-response', 'invalid-input-response', 'bad-request', 'timeout-or-duplicate'] as const; // prettier-ignore
type ErrorCode = (typeof errorCodes)[number];

/** What a test wants every check to say from now on, in place of the truth. */
export const Verdict = z.object({
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  errorCode: z.enum(errorCodes).optional(),
});
export type Verdict = z.output<typeof Verdict>;

/** Decides about tokens of reCAPTCHA v3: two minutes, one check (external-services 5.1). */
export class Recaptcha {
  verdict: Verdict = {};
  private readonly used = new Set<string>();

  constructor(
    private readonly account: RecaptchaAccount,
    private readonly ledger: Ledger,
    private readonly now: () => Date,
  ) {}

  /** The answer of `siteverify`, which has status 200 whatever it says. */
  check(body: unknown): object {
    const { secret, response } = VerifyRequest.parse(body ?? {});
    const { errorCode = this.errorOf(secret, response), score = 0.9, ...told } = this.verdict;
    this.used.add(response);
    this.ledger.write('recaptcha.check', { success: !errorCode, score, errorCode });
    if (errorCode) return { success: false, 'error-codes': [errorCode] };
    const { at, action, hostname } = tokenOf(response)!;
    return { success: true, challenge_ts: new Date(at).toISOString(), hostname, action, ...told, score };
  }

  private errorOf(secret: string, response: string): ErrorCode | undefined {
    if (secret === '') return 'missing-input-secret';
    if (secret !== this.account.secret) return 'invalid-input-secret';
    if (response === '') return 'missing-input-response';
    const token = tokenOf(response);
    if (token?.siteKey !== this.account.siteKey) return 'invalid-input-response';
    const isOld = this.now().getTime() - token.at > tokenMs;
    return isOld || this.used.has(response) ? 'timeout-or-duplicate' : undefined;
  }
}

function tokenOf(response: string): z.output<typeof Token> | undefined {
  try {
    return Token.parse(JSON.parse(Buffer.from(response, 'base64url').toString('utf8')));
  } catch {
    return undefined;
  }
}
