import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { refuse, type Refused } from '@fenestra/domain/result';
import { parseEmail } from '@fenestra/domain/ordering/email-address';
import type { Shop } from '@fenestra/domain/shop/shops';
import { afterAWhile } from '@fenestra/i18n/after-a-while';
import { fillIn } from '@fenestra/i18n/fill-in';
import { textsOf } from '@fenestra/i18n/texts-of';
import { RateLimiterFactory } from '@fenestra/platform/http/rate-limiter';
import { Config } from '@fenestra/platform/service/config';
import { Err } from '@fenestra/contracts/wire/errors';
import type { GatewayConfig } from '../config';
import { ConcurrencyLimiter, type CountedNetwork } from './concurrency-limiter';
import { type RateLimitName, readLimits } from './limit-settings';
import { countedNetworks, NetworkLimit } from './network-limit';
import { type LimitedMail, RecipientLimits } from './recipient-limits';
import { WireException } from '../wire/wire-errors';
import { SenderLimits, type CaptchaVerdict } from './sender-limits';
import { type MailAnswer, giveBackUnlessSent } from './give-back-unsent';
import { hour, minute } from './limit-windows';

type LinkMail = {
  readonly address: string;
  readonly client: string;
  readonly shop: Shop;
  readonly captchaVerdict: () => Promise<CaptchaVerdict>;
};

/** Short, so that whoever has spent it may soon go on. */
const workSeconds = 10;
/** Milliseconds: lists, papers, painted pictures, orders. */
const minExpensiveMs = 20;
/** Addresses that have spent their work are known without asking where it is counted. */
const maxBlockedNetworks = 10_000;

/** Counts the calls of each address that cost the shop something (OPEN-Q-97). */
@Injectable()
export class RateLimits {
  private readonly limits: ReadonlyMap<string, NetworkLimit>;
  private readonly work: NetworkLimit;
  private readonly rowQuota: NetworkLimit;
  private readonly siteMultiple: number;
  private readonly exhausted = new LRUCache<string, number>({ max: maxBlockedNetworks });
  readonly clientLimiter: ConcurrencyLimiter;
  /** By token. */
  readonly pollLimiter: ConcurrencyLimiter;
  private readonly expensiveLimiter: ConcurrencyLimiter;
  private readonly recipientLimits: RecipientLimits;
  private readonly senderLimits: SenderLimits;

  constructor(calls: RateLimiterFactory, @Inject(Config) { LIMITS_FILE }: GatewayConfig) {
    const table = readLimits(LIMITS_FILE);
    this.recipientLimits = new RecipientLimits(calls, table);
    const {
      work,
      kept: rowQuota,
      atOnce: maxConcurrent,
      waiting: maxQueued,
      dearAtOnce: maxConcurrentExpensive,
      polls,
      site,
      ...byMinute
    } = table;
    this.senderLimits = new SenderLimits(calls, table);
    const limit = (name: string, max: number, seconds: number) =>
      new NetworkLimit(calls.create(name, max, seconds), calls.create(`${name} site`, max * site, seconds));
    this.limits = new Map(Object.entries(byMinute).map(([name, max]) => [name, limit(name, max, minute)]));
    this.work = limit('work', work, workSeconds);
    this.rowQuota = limit('kept', rowQuota, hour); // a minute's limit for an office would be an hour's gigabyte for a robot
    this.siteMultiple = site;
    this.clientLimiter = new ConcurrencyLimiter({ maxConcurrent, maxQueued });
    this.pollLimiter = new ConcurrencyLimiter({ maxConcurrent: polls, maxQueued: 0 });
    this.expensiveLimiter = new ConcurrencyLimiter({ maxConcurrent: maxConcurrentExpensive, maxQueued: maxConcurrent });
  }

  /** The line in which a call waits for the few dear ones of its caller that are worked on. */
  limiterFor(cost: number): ConcurrencyLimiter | undefined {
    return cost >= minExpensiveMs ? this.expensiveLimiter : undefined;
  }

  /** Queues in which a request of this address waits. */
  networksOf(client: string): CountedNetwork[] {
    return countedNetworks(client, this.siteMultiple);
  }

  /** For how many milliseconds the address has no work left, as far as this process knows; 0 or less when it has. */
  blockedForMs(client: string): number {
    return Math.max(...this.networksOf(client).map(({ name }) => this.exhausted.get(name) ?? 0)) - performance.now();
  }

  /** Counts what a call costs; ends it with 429 when that is more than the address has left. */
  async consumeWork(cost: number, client: string, shop: Shop): Promise<void> {
    const waitMs = await this.recordWork(cost, client);
    if (waitMs > 0) throw tooManyRequests(shop, waitMs);
  }

  /** Counts what is known only when it is done. Whoever has nothing left, for so many milliseconds, is told at the next call. */
  async recordWork(cost: number, client: string): Promise<number> {
    const exhausted = cost === 0 ? undefined : await this.work.consume(client, cost);
    if (!exhausted) return 0;
    this.exhausted.set(exhausted.network, performance.now() + exhausted.waitMs);
    return exhausted.waitMs;
  }

  /** Counts the rows that a call leaves behind, where it leaves any; ends it with 429 when the address has left enough of them. */
  async consumeRowQuota(rows: number, client: string, shop: Shop): Promise<void> {
    const waitMs = await this.recordRows(rows, client);
    if (waitMs > 0) throw tooManyRequests(shop, waitMs);
  }

  /** Counts those that are known only when they are there; whoever has left enough is told at the next call that leaves any. */
  async recordRows(rows: number, client: string): Promise<number> {
    return rows === 0 ? 0 : ((await this.rowQuota.consume(client, rows))?.waitMs ?? 0);
  }

  /** Ends the request with 429 when the address has made its calls of this minute. */
  async consume(name: RateLimitName, client: string, shop: Shop): Promise<void> {
    const exhausted = await this.limits.get(name)!.consume(client);
    if (exhausted) throw tooManyRequests(shop, exhausted.waitMs);
  }

  /**
   * Asks a service for what ends in an email to one mailbox. Counts it before, so that no burst passes, and gives it back
   * unless a mail row was written: otherwise refusals and repeats would use up the limit of a stranger.
   */
  async limitRecipient<Answer extends MailAnswer>(
    requestedMail: LimitedMail,
    shop: Shop,
    callMailService: () => Promise<Answer>,
  ): Promise<Answer> {
    const address = parseEmail(requestedMail.address);
    if (address === null) return callMailService(); // no address gets no mail, and is refused behind
    const mail = { ...requestedMail, address };
    const waitMs = await this.recipientLimits.consume(mail);
    if (waitMs > 0) throw recipientLimitReached(shop, waitMs);
    return giveBackUnlessSent(callMailService, () => this.recipientLimits.giveBack(mail));
  }

  /** The same for an email with a link, counted by the network of its sender, too; from its third email of a day on a captcha decides. */
  async limitLinkMail<Answer extends MailAnswer>(
    { address, client, shop, captchaVerdict }: LinkMail,
    callMailService: () => Promise<Answer>,
  ): Promise<Answer | Refused<'not-human'>> {
    const reserved = await this.senderLimits.reserve(client, captchaVerdict);
    if (reserved.granted)
      return giveBackUnlessSent(
        () => this.limitRecipient({ purpose: 'link', address }, shop, callMailService),
        reserved.giveBack,
      );
    if (reserved.because === 'full') throw senderLimitReached(shop, reserved.waitMs);
    return refuse('not-human', { isCaptchaWanted: true });
  }
}

const recipientLimitReached = (shop: Shop, waitMs: number): WireException =>
  tooManyRequests(
    shop,
    waitMs,
    fillIn(textsOf(shop).errors.refusals['reader-full'], { when: afterAWhile(waitMs, shop) }),
  );

const senderLimitReached = (shop: Shop, waitMs: number): WireException =>
  tooManyRequests(
    shop,
    waitMs,
    fillIn(textsOf(shop).errors.refusals['sender-full'], { when: afterAWhile(waitMs, shop) }),
  );

/** How a call ends that was one too many: with when it may come again, in words of its own where there are any. */
export const tooManyRequests = (
  shop: Shop,
  waitMs: number,
  ErrText = textsOf(shop).errors.refusals['too-many'],
): WireException =>
  new WireException(429, { Err: Err.refused, ErrText }, { 'retry-after': String(Math.ceil(waitMs / 1_000)) });
