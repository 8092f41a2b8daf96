import pLimit from 'p-limit';
import { Backpressure } from '@fenestra/platform/jobs/backpressure';
import { job, Jobs, Performs } from '@fenestra/platform/jobs/jobs';
import { type ClaimedMail, Mails } from '../mail.table';
import { maxSmtpConnections } from './mailer';
import { type GetOrder, ReadOrders } from './read-orders';
import { stockRetryMs } from '../schedule/retry-schedule';
import { SendMail } from './send-mail';
import { RecordMailOutcome } from './record-mail-outcome';

/** Woken when a mail gets due; the sweep finds later tries, and what a lost job or a dead process left behind. */
export const sendMails = job({ name: 'send-mails', everyMs: 5_000 });

/** Few enough to be read and composed in a moment: requests of shoppers run beside it. */
const batchSize = 8;
/** A mail server that hangs holds that many of the queue's workers and no more. */
const maxConcurrentRuns = 4;
/** A process that stops waits for the end of a round; what is left is for the next one. */
const maxRunMs = 2_000;
/** When a batch takes longer, one of its mails hangs, and another round goes on with what else is due. */
const hangTimeoutMs = 1_000;

/** Rounds through the mails that are due, however many, in small batches. */
@Performs(sendMails)
export class SendMails {
  private readonly limit = pLimit(maxSmtpConnections);
  private runs = 0;

  constructor(
    private readonly mails: Mails,
    private readonly readOrders: ReadOrders,
    private readonly sendMail: SendMail,
    private readonly recordMailOutcome: RecordMailOutcome,
    private readonly jobs: Jobs,
  ) {}

  /** Those at work look again before they end, so a round too many has nothing to do. */
  async perform(): Promise<void> {
    if (this.runs === maxConcurrentRuns) return;
    this.runs++;
    await this.run().finally(() => this.runs--);
  }

  /** Ends when nothing is due any more, or when it has taken long. */
  private async run(): Promise<void> {
    const end = performance.now() + maxRunMs;
    const pressure = new Backpressure();
    for (let mails = await this.mails.claim(batchSize); mails.length > 0; mails = await this.mails.claim(batchSize)) {
      await this.sendBatch(mails);
      await pressure.wait();
      if (performance.now() > end) return this.jobs.wakeUp(sendMails, 0);
    }
  }

  private async sendBatch(mails: readonly ClaimedMail[]): Promise<void> {
    const getOrder = await this.readOrders.forMails(mails);
    const hangTimer = setTimeout(() => void this.jobs.wakeUp(sendMails, 0).catch(() => undefined), hangTimeoutMs);
    await Promise.all(mails.map((mail) => this.sendOne(mail, getOrder))).finally(() => clearTimeout(hangTimer));
  }

  private async sendOne(mail: ClaimedMail, getOrder: GetOrder): Promise<void> {
    const outcome = await this.limit(() => this.sendMail.execute(mail, getOrder));
    await this.recordMailOutcome.execute(outcome);
    if (outcome.waitsForStock) await this.jobs.wakeUp(sendMails, stockRetryMs);
  }
}
