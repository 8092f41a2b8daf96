import type { RateLimiterFactory } from '@fenestra/platform/http/rate-limiter';
import { NetworkQuota, Quota } from './quota';
import { day, hour } from './limit-windows';

/** Verdict on the sender: `unknown` if the shop has no captcha or it does not answer. */
export type CaptchaVerdict = 'human' | 'robot' | 'unknown';
export type SenderReservation =
  | { readonly granted: true; readonly giveBack: () => Promise<unknown> }
  | { readonly granted: false; readonly because: 'robot' }
  | { readonly granted: false; readonly because: 'full'; readonly waitMs: number };

/** Multiples of `mail`, the calls a minute of one network, which alone would allow 7,200 emails a day. */
const share = { unverified: 0.4, unknownHour: 2, unknownDay: 4, hour: 12, day: 40 };

type Rates = { readonly mail: number; readonly site: number };

/** Limits the emails with links that one network or IPv6 site causes (MAIL-06, SAVE-05, decision 114). */
export class SenderLimits {
  private readonly all: NetworkQuota;
  private readonly unverified: NetworkQuota;
  private readonly unknown: NetworkQuota;

  constructor(calls: RateLimiterFactory, { mail, site }: Rates) {
    const limit = (name: string, multiple: number, seconds: number) =>
      calls.create(`sender ${name} ${seconds}`, Math.ceil(multiple * mail), seconds);
    const quota = (name: string, ...windows: (readonly [times: number, seconds: number])[]) =>
      new NetworkQuota(
        new Quota(windows.map(([times, seconds]) => limit(name, times, seconds))),
        new Quota(windows.map(([times, seconds]) => limit(`${name} site`, times * site, seconds))),
      );
    this.all = quota('all', [share.hour, hour], [share.day, day]);
    this.unverified = quota('unverified', [share.unverified, day]);
    this.unknown = quota('unknown', [share.unknownHour, hour], [share.unknownDay, day]);
  }

  /** Counts one email before it is requested. Asks for a verdict from the third email of a day on. */
  async reserve(client: string, captchaVerdict: () => Promise<CaptchaVerdict>): Promise<SenderReservation> {
    const waitMs = await this.all.consume(client);
    if (waitMs > 0) return { granted: false, because: 'full', waitMs };
    if ((await this.unverified.consume(client)) === 0) return this.granted(client, this.unverified);
    const verdict = await captchaVerdict();
    if (verdict === 'human') return this.granted(client);
    const unknownMs = verdict === 'unknown' ? await this.unknown.consume(client) : null;
    if (unknownMs === 0) return this.granted(client, this.unknown);
    await this.all.giveBack(client);
    return unknownMs === null
      ? { granted: false, because: 'robot' }
      : { granted: false, because: 'full', waitMs: unknownMs };
  }

  private granted(client: string, ...counted: readonly NetworkQuota[]): SenderReservation {
    const giveBack = () => Promise.all([this.all, ...counted].map((quota) => quota.giveBack(client)));
    return { granted: true, giveBack };
  }
}
