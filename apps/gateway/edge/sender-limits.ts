import type { CallLimits } from '@fenestra/platform/http/call-limits';
import { Quota } from './quota';
import { day, hour } from './windows';

/** Verdict on the sender: `unknown` if the shop has no captcha or it does not answer. */
export type Verdict = 'human' | 'robot' | 'unknown';
export type Reservation =
  | { readonly granted: true; readonly giveBack: () => Promise<unknown> }
  | { readonly granted: false; readonly because: 'robot' }
  | { readonly granted: false; readonly because: 'full'; readonly waitMs: number };

/** Multiples of `mail`, the calls a minute of one network, which alone would allow 7,200 emails a day. */
const share = { unverified: 0.4, unknownHour: 2, unknownDay: 4, hour: 12, day: 40 };

/** Limits the emails with links that one network causes (MAIL-06, SAVE-05, decision 114). */
export class SenderLimits {
  private readonly all: Quota;
  private readonly unverified: Quota;
  private readonly unknown: Quota;

  constructor(calls: CallLimits, mail: number) {
    const limit = (name: string, times: number, seconds: number) =>
      calls.limit(`sender ${name} ${seconds}`, Math.ceil(times * mail), seconds);
    this.all = new Quota([limit('all', share.hour, hour), limit('all', share.day, day)]);
    this.unverified = new Quota([limit('unverified', share.unverified, day)]);
    this.unknown = new Quota([limit('unknown', share.unknownHour, hour), limit('unknown', share.unknownDay, day)]);
  }

  /** Counts one email before it is requested. Asks for a verdict from the third email of a day on. */
  async reserve(network: string, verdictOf: () => Promise<Verdict>): Promise<Reservation> {
    const waitMs = await this.all.take(network);
    if (waitMs > 0) return { granted: false, because: 'full', waitMs };
    if ((await this.unverified.take(network)) === 0) return this.granted(network, this.unverified);
    const verdict = await verdictOf();
    if (verdict === 'human') return this.granted(network);
    const unknownMs = verdict === 'unknown' ? await this.unknown.take(network) : null;
    if (unknownMs === 0) return this.granted(network, this.unknown);
    await this.all.giveBack(network);
    return unknownMs === null
      ? { granted: false, because: 'robot' }
      : { granted: false, because: 'full', waitMs: unknownMs };
  }

  private granted(network: string, ...counted: readonly Quota[]): Reservation {
    const giveBack = () => Promise.all([this.all, ...counted].map((quota) => quota.giveBack(network)));
    return { granted: true, giveBack };
  }
}
