import pLimit from 'p-limit';
import { Backpressure } from '@fenestra/platform/jobs/backpressure';
import { job, Jobs, Performs } from '@fenestra/platform/jobs/jobs';
import { type ClaimedMail, Mails } from './mail.table';
import { connections } from './mailer';
import { type OrderOf, ReadOrders } from './read-orders';
import { stockWaitMs } from './retry-schedule';
import { SendMail } from './send-mail';
import { SettleMails } from './settle-mails';

/** Woken when a mail gets due; the sweep finds later tries, and what a lost job or a dead process left behind. */
export const sendMails = job({ name: 'send-mails', everyMs: 5_000 });

/** Few enough to be read and composed in a moment: requests of shoppers run beside it. */
const batch = 8;
/** A mail server that hangs holds that many of the queue's workers and no more. */
const mostRounds = 4;
/** A process that stops waits for the end of a round; what is left is for the next one. */
const longestRoundMs = 2_000;
/** When a batch takes longer, one of its mails hangs, and another round goes on with what else is due. */
const patienceMs = 1_000;

/** Rounds through the mails that are due, however many, in small batches. */
@Performs(sendMails)
export class SendMails {
  private readonly limit = pLimit(connections);
  private rounds = 0;

  constructor(
    private readonly mails: Mails,
    private readonly readOrders: ReadOrders,
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
    const end = performance.now() + longestRoundMs;
    const pressure = new Backpressure();
    for (let mails = await this.mails.claim(batch); mails.length > 0; mails = await this.mails.claim(batch)) {
      await this.deliver(mails);
      await pressure.wait();
      if (performance.now() > end) return this.jobs.wakeUp(sendMails, 0);
    }
  }

  private async deliver(mails: readonly ClaimedMail[]): Promise<void> {
    const orderOf = await this.readOrders.of(mails);
    const hangs = setTimeout(() => void this.jobs.wakeUp(sendMails, 0).catch(() => undefined), patienceMs);
    await Promise.all(mails.map((mail) => this.deliverOne(mail, orderOf))).finally(() => clearTimeout(hangs));
  }

  private async deliverOne(mail: ClaimedMail, orderOf: OrderOf): Promise<void> {
    const settled = await this.limit(() => this.sendMail.execute(mail, orderOf));
    await this.settleMails.execute(settled);
    if (settled.waitsForStock) await this.jobs.wakeUp(sendMails, stockWaitMs);
  }
}
