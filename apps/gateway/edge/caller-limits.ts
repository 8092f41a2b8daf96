import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Shop } from '@fenestra/domain/shop/shops';
import { emailAddress } from '@fenestra/domain/ordering/contact';
import { afterAWhile } from '@fenestra/i18n/after-a-while';
import { fillIn } from '@fenestra/i18n/fill-in';
import { textsOf } from '@fenestra/i18n/texts-of';
import { type CallLimit, CallLimits } from '@fenestra/platform/http/call-limits';
import { Config } from '@fenestra/platform/service/config';
import { readJsonFile } from '@fenestra/platform/service/path-settings';
import { Err } from '@fenestra/contracts/wire/errors';
import type { GatewayConfig } from '../config';
import { type Letter, ReaderLimits } from './reader-limits';
import { WireFault } from './refusal';

const perMinute = z.number().int().positive();
/** Calls a minute and address; the whole table may be replaced by LIMITS_FILE. */
export const Limits = z.strictObject({
  order: perMinute.default(10),
  mail: perMinute.default(5),
  /** Mails to one reader, whoever asks for them. */
  reader: perMinute.default(5),
  feedback: perMinute.default(5),
  log: perMinute.default(60),
  /** A PDF takes a tenth of a second of calculation. */
  document: perMinute.default(20),
  /** Providers are asked about what comes here; they tell many payments from few addresses. */
  payment: perMinute.default(600),
});
export type LimitName = keyof z.output<typeof Limits>;

const windowSeconds = 60;

/** Counts the calls of each address that cost the shop something (OPEN-Q-97). */
@Injectable()
export class CallerLimits {
  private readonly limits: ReadonlyMap<string, CallLimit>;
  private readonly readers: ReaderLimits;

  constructor(calls: CallLimits, @Inject(Config) { LIMITS_FILE }: GatewayConfig) {
    const table = Limits.parse(LIMITS_FILE ? readJsonFile(LIMITS_FILE) : {});
    this.readers = new ReaderLimits(calls, table);
    this.limits = new Map(Object.entries(table).map(([name, most]) => [name, calls.limit(name, most, windowSeconds)]));
  }

  /** Ends the request with 429 when the address has made its calls of this minute. */
  take(name: LimitName, caller: string, shop: Shop): Promise<void> {
    return this.count(name, networkOf(caller), shop);
  }

  /** The same for mails to one mailbox, whoever asks for them. What is no address gets no mail, and is refused elsewhere. */
  async takeForReader(letter: Letter, typed: string, shop: Shop): Promise<void> {
    const address = emailAddress(typed);
    const waitMs = address === null ? 0 : await this.readers.take(letter, address);
    if (waitMs === 0) return;
    const words = fillIn(textsOf(shop).errors.refusals['reader-full'], { when: afterAWhile(waitMs, shop) });
    throw tooMany(waitMs, words);
  }

  private async count(name: LimitName, by: string, shop: Shop): Promise<void> {
    const waitMs = await this.limits.get(name)!(by);
    if (waitMs > 0) throw tooMany(waitMs, textsOf(shop).errors.refusals['too-many']);
  }
}

const tooMany = (waitMs: number, ErrText: string): WireFault =>
  new WireFault(429, { Err: Err.refused, ErrText }, { 'retry-after': String(Math.ceil(waitMs / 1_000)) });

/** One household of IPv6 has a /64: its addresses are one caller. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = [...groups, ...Array<string>(address.includes('::') ? missing : 0).fill('0'), ...tail.split(':')];
  return full.slice(0, 4).join(':');
}
