import type { FastifyRequest } from 'fastify';
import type { Ledger } from '../ledger';
import { type Answer, unprocessable } from './error-answer';

type Stored = { readonly at: number; readonly request: string; readonly body: object };

const retentionMs = 6 * 3_600_000;

/** Answers that were given to a PayPal-Request-Id: the same request gets the same answer and nothing happens again (external-services 2.2). */
export class IdempotentAnswers {
  private readonly byKey = new Map<string, Stored>();

  constructor(
    private readonly ledger: Ledger,
    private readonly now: () => Date,
  ) {
    for (const { kind, key, stored } of ledger.records)
      if (kind === 'paypal.answered') this.byKey.set(key as string, stored as Stored);
  }

  /** Only success is kept: what was refused may be tried again. */
  once({ headers, method, url, body }: FastifyRequest, work: () => Answer): Answer {
    const key = headers['paypal-request-id'];
    if (typeof key !== 'string') return work();
    const request = `${method} ${url} ${JSON.stringify(body)}`;
    const known = this.byKey.get(key);
    if (known && this.now().getTime() - known.at < retentionMs)
      return known.request === request ? { status: 200, body: known.body } : unprocessable('DUPLICATE_REQUEST_ID');
    const answer = work();
    if (answer.status < 300) this.store(key, { at: this.now().getTime(), request, body: answer.body });
    return answer;
  }

  private store(key: string, stored: Stored): void {
    this.ledger.write('paypal.answered', { key, stored });
    this.byKey.set(key, stored);
  }
}
