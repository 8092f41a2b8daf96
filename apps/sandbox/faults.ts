import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

export const faultTargets = [
  'gopay.token',
  'gopay.create',
  'gopay.status',
  'gopay.refund',
  'paypal.token',
  'paypal.create',
  'paypal.get',
  'paypal.capture',
  'paypal.refund',
  'heureka.log',
  'affiliate.sale',
  'recaptcha.script',
  'recaptcha.check',
  'scripts.load',
  'smtp.connect',
  'smtp.login',
  'smtp.recipient',
  'smtp.data',
] as const;
export type FaultTarget = (typeof faultTargets)[number];

export const Fault = z.object({
  target: z.enum(faultTargets),
  /** slow: answer late; fail: refuse with `code`; lose: do it, then break the connection before the answer. */
  kind: z.enum(['slow', 'fail', 'lose']),
  ms: z.int().nonnegative().default(2_000),
  /** HTTP status or SMTP reply code of `fail`. */
  code: z.int().optional(),
  /** How often it happens before it is gone. */
  times: z.int().positive().default(1),
  /** Only for recipients that contain this text. */
  recipient: z.string().optional(),
  /** What it is a part of, for whoever ends that. */
  named: z.string().optional(),
});
export type Fault = z.output<typeof Fault>;

/** Faults that were ordered and have not happened yet. */
export class Faults {
  private ordered: Fault[] = [];
  private readonly slowed = new Map<Fault, AbortController>();

  order(fault: Fault): void {
    this.ordered.push({ ...fault });
  }

  get waiting(): readonly Fault[] {
    return this.ordered;
  }

  /** All, or those of a name; a slow one that is happening ends with that. */
  clear(named?: string): void {
    const isMeant = (each: Fault): boolean => named === undefined || each.named === named;
    this.ordered = this.ordered.filter((each) => !isMeant(each));
    for (const [fault, ending] of this.slowed) if (isMeant(fault)) ending.abort();
  }

  /** The next fault for the target, counted as happened. A slow one has passed its time, or was cleared, when this resolves. */
  async next(target: FaultTarget, recipient = ''): Promise<Fault | undefined> {
    const fault = this.ordered.find((each) => each.target === target && recipient.includes(each.recipient ?? ''));
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.ordered = this.ordered.filter((each) => each !== fault);
    if (fault.kind === 'slow') await this.delay({ ...fault });
    return fault;
  }

  private async delay(fault: Fault): Promise<void> {
    const ending = new AbortController();
    this.slowed.set(fault, ending);
    await sleep(fault.ms, undefined, { signal: ending.signal }).catch(() => undefined);
    this.slowed.delete(fault);
  }
}
