import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Slots } from '@fenestra/messaging/batching/slots';
import { Clock } from '@fenestra/platform/service/clock';
import { job, Jobs, Performs } from '@fenestra/platform/jobs/jobs';
import { Backpressure } from '@fenestra/platform/jobs/backpressure';
import { abandonedAt, soonMs } from './retry-schedule';
import type { Mail } from './mail.entity';
import { atOnce } from './mailer';
import { ReadOrders } from './read-orders';
import { SendMail } from './send-mail';
import { type Settled, SettleMails } from './settle-mails';

/** Roused when a mail gets due; the sweep finds later tries, and what a lost job or a dead process left behind. */
export const sendMails = job({ name: 'send-mails', everyMs: 5_000 });

export type ClaimedMail = Pick<Mail, 'id' | 'orderId' | 'kind' | 'tries' | 'traceparent'> & { readonly checkAt: Date };

/** Few enough to be read and composed in a moment: requests of shoppers run beside it. */
const batch = 8;
/** A mail server that hangs holds that many of the queue's slots and no more. */
const mostRounds = 4;
/** Milliseconds. A process that stops waits for the end of a round; what is left is for the next one. */
const longestRound = 2_000;
/** How long a letter that is out may wait for the others of its batch before its row says so. */
const settleWithinMs = 200;
/** After so many of these waits a letter hangs, and another round goes on with what else is due. */
const patience = 5;

/** A round through the mails that are due, however many, in small batches. */
@Performs(sendMails)
export class SendMails {
  private readonly hands = new Slots(atOnce);
  private rounds = 0;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly orders: ReadOrders,
    private readonly sendMail: SendMail,
    private readonly settleMails: SettleMails,
    private readonly jobs: Jobs,
  ) {}

  /** Those at work look again before they end, so a round too many has nothing to do. */
  async perform(): Promise<void> {
    if (this.rounds === mostRounds) return;
    this.rounds++;
    await this.goRound().finally(() => this.rounds--);
  }

  /** Ends when nothing is due any more, or when it has taken long. */
  private async goRound(): Promise<void> {
    const end = performance.now() + longestRound;
    const spare = new Backpressure();
    for (let mails = await this.claim(); mails.length > 0; mails = await this.claim()) {
      await this.deliver(mails);
      await spare.wait();
      if (performance.now() > end) return this.jobs.wakeUp(sendMails, 0);
    }
  }

  /** What others have just claimed is skipped; a claim that is too old belongs to a dead process. */
  private async claim(): Promise<ClaimedMail[]> {
    const now = this.clock.now();
    const [mails] = await this.db.query<[ClaimedMail[], number]>(
      `UPDATE mail SET state = 'sending', check_at = $2, tries = tries + 1
       WHERE id = ANY (ARRAY(SELECT id FROM mail WHERE check_at <= $1 ORDER BY check_at LIMIT ${batch} FOR UPDATE SKIP LOCKED))
       RETURNING id, order_id AS "orderId", kind, tries, traceparent, check_at AS "checkAt"`,
      [now, abandonedAt(now)],
    );
    return mails;
  }

  /** A letter that hangs holds back neither the marks of the others nor, while a hand is free, other rounds. */
  private async deliver(mails: readonly ClaimedMail[]): Promise<void> {
    const orders = await this.orders.of(mails);
    const settled: Settled[] = [];
    const sendAll = Promise.all(
      mails.map((mail) => this.hands.use(async () => settled.push(await this.sendMail.execute(mail, orders)))),
    ).then(() => true);
    for (let done = false, waits = 0; !done; await this.settle(settled.splice(0))) {
      done = await Promise.race([sendAll, sleep(settleWithinMs, false, { ref: false })]);
      if (!done && ++waits === patience) await this.jobs.wakeUp(sendMails, 0);
    }
  }

  private async settle(settled: readonly Settled[]): Promise<void> {
    await this.settleMails.execute(settled);
    if (settled.some(({ soon }) => soon)) await this.jobs.wakeUp(sendMails, soonMs);
  }
}
