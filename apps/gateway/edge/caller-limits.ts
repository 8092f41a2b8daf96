import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Shop } from '@fenestra/domain/shop/shops';
import { wireErrorTexts } from '@fenestra/i18n/wire-errors';
import { Clock } from '@fenestra/platform/clock';
import { Config } from '@fenestra/platform/config';
import { Err } from '@fenestra/contracts/wire/errors';
import type { GatewayConfig } from '../gateway-config';
import { WireFault } from './refusal';

const perMinute = z.number().int().positive();
/** Calls a minute and address; the whole table may be replaced by LIMITS_FILE. */
const Limits = z.object({
  order: perMinute.default(10),
  mail: perMinute.default(5),
  feedback: perMinute.default(5),
  log: perMinute.default(60),
});
export type LimitName = keyof z.output<typeof Limits>;

const windowMs = 60_000;
const remembered = 50_000;

type Window = { calls: number; endsAt: number };

/** Counts the calls of each address that cost the shop something (OPEN-Q-97). One process counts for itself. */
@Injectable()
export class CallerLimits {
  private readonly limits: z.output<typeof Limits>;
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly clock: Clock,
    @Inject(Config) config: GatewayConfig,
  ) {
    this.limits = Limits.parse(config.LIMITS_FILE ? JSON.parse(readFileSync(config.LIMITS_FILE, 'utf8')) : {});
  }

  /** Ends the request with 429 when the address has made its calls of this minute. */
  take(name: LimitName, caller: string, { code }: Shop): void {
    const now = this.clock.now().getTime();
    const window = this.windowOf(`${name} ${networkOf(caller)}`, now);
    window.calls += 1;
    if (window.calls <= this.limits[name]) return;
    const answer = { Err: Err.refused, ErrText: wireErrorTexts[code].refusals['too-many'] };
    throw new WireFault(429, answer, { 'retry-after': String(Math.ceil((window.endsAt - now) / 1_000)) });
  }

  private windowOf(key: string, now: number): Window {
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    if (this.windows.size >= remembered) this.forgetEnded(now);
    const window = { calls: 0, endsAt: now + windowMs };
    this.windows.set(key, window);
    return window;
  }

  /** When too many addresses are remembered even so, all start anew: memory stays bounded whoever calls. */
  private forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    if (this.windows.size >= remembered) this.windows.clear();
  }
}

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
