import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod/mini';
import { mailSent } from '@fenestra/contracts/events/notification';
import { announce } from '@fenestra/messaging/outbox';
import { crashPoint } from '@fenestra/messaging/planted-faults';
import { Clock } from '@fenestra/platform/clock';
import { job, Jobs, Performs } from '@fenestra/platform/jobs';
import { ComposeConfirmation } from './compose-confirmation';
import { abandonedAt, retryAt } from './look-again';
import { Mail } from './mail.entity';
import { Mailer, MailRefused } from './mailer';

export const sendMail = job({ name: 'send-mail', data: z.object({ mailId: z.uuid() }) });

/** By then stock has usually said what it lacks, which the letter tells; a look before it would be for nothing. */
export const soonMs = 400;

@Performs(sendMail)
export class SendMail {
  private readonly logger = new Logger(SendMail.name);

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly compose: ComposeConfirmation,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Sends a mail that is due, with the address as the order has it now. What happens between the mail server's yes and the mark
   * cannot be known after a crash: then the letter goes out again under the same Message-ID.
   */
  async perform({ mailId }: { mailId: string }): Promise<void> {
    const mail = await this.claim(mailId);
    if (!mail) return;
    try {
      const letter = await this.compose.execute(mail);
      if (!letter) return await this.comeAgain(mail);
      await this.mailer.send(letter);
    } catch (fault) {
      return this.afterFault(mail, fault);
    }
    crashPoint('mail.after-send');
    await this.markSent(mail);
  }

  private async claim(id: string): Promise<Mail | undefined> {
    const now = this.clock.now();
    const claimed = await this.db.manager
      .createQueryBuilder()
      .update(Mail)
      .set({ state: 'sending', checkAt: abandonedAt(now), tries: () => 'tries + 1' })
      .where(`id = :id AND (state = 'due' OR state = 'sending' AND check_at <= :now)`, { id, now })
      .execute();
    return claimed.affected ? this.db.manager.findOneByOrFail(Mail, { id }) : undefined;
  }

  private async comeAgain({ id, tries }: Mail): Promise<void> {
    const checkAt = new Date(this.clock.now().getTime() + soonMs);
    await this.db.manager.update(Mail, { id, state: 'sending' }, { state: 'due', checkAt });
    await this.jobs.enqueue(sendMail, `${id}-${tries}`, { mailId: id }, soonMs);
  }

  private async markSent({ id, orderId, kind }: Mail): Promise<void> {
    await this.db.transaction(async (tx) => {
      const marked = await tx.update(Mail, { id, state: 'sending' }, { state: 'sent', checkAt: null });
      if (marked.affected) await announce(tx, mailSent, 1, { orderId, mailId: id, kind });
    });
  }

  private async afterFault({ id, tries }: Mail, fault: unknown): Promise<void> {
    if (fault instanceof MailRefused) {
      this.logger.error(new Error(`mail ${id} is refused for good`, { cause: fault }));
      await this.db.manager.update(Mail, { id, state: 'sending' }, { state: 'refused', checkAt: null });
      return;
    }
    this.logger.warn(`mail ${id} was not sent, try ${tries}: ${String(fault)}`);
    const checkAt = retryAt(this.clock.now(), tries);
    await this.db.manager.update(Mail, { id, state: 'sending' }, { state: 'due', checkAt });
  }
}
